/** Opts in to cross-document view transitions; from a style sheet the rule comes too late, and HTML
 * validators do not know it. Below 1024 px a card's frame becomes the cover of its profile, and
 * back: only the first frame in view, because a repeated name cancels the transition. Going back
 * reveals an uncached page before a card far down exists, so it waits for its end. */
export const openTransitions = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@view-transition{navigation:auto}');
  document.adoptedStyleSheets.push(sheet);
  const came = (window.navigation as Navigation | undefined)?.activation;
  if (came?.navigationType === 'traverse')
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'expect',
        href: '#progress',
        blocking: 'render',
      }),
    );
  const name = (event: PageSwapEvent | PageRevealEvent) => {
    const leaves = 'activation' in event;
    const { navigationType, from, entry } = (leaves ? event.activation : came) ?? {};
    if (!event.viewTransition || !from?.url || !entry?.url || innerWidth >= 1024) return;
    const { pathname } = new URL(leaves ? entry.url : from.url);
    const isInside = leaves === (navigationType === 'traverse' && entry.index < from.index);
    const frames = document.querySelectorAll<HTMLElement>(isInside ? '.portrait' : 'a>.frame');
    const shown = [...frames].find((frame) => {
      const { top, bottom } = frame.getBoundingClientRect();
      return (
        (isInside || (frame.parentElement as HTMLAnchorElement).pathname === pathname) &&
        bottom > Math.max(top, 0) &&
        top < innerHeight
      );
    });
    if (!shown) return;
    shown.style.viewTransitionName = 'frame';
    void event.viewTransition.finished.finally(() => {
      shown.style.viewTransitionName = '';
    });
  };
  addEventListener('pageswap', name);
  addEventListener('pagereveal', name);
};
