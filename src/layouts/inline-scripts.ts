import { createHash } from 'node:crypto';

/** Before first paint, or what is shown would jump. Each part is sent as text, its lines joined: so
 * it may use nothing outside and no line comment. */
export function toInlineScript(...parts: readonly (() => void)[]) {
  const code = parts.map((part) => `(${part.toString().replace(/\n\s*/g, '')})()`).join(';');
  const digest = `sha256-${createHash('sha256').update(code).digest('base64')}` as const;
  return { code, digest };
}

/** In a style sheet `@view-transition` comes too late. Below 1024 px the frame of a card that is
 * left becomes the cover of its profile; back, the other way round. Only the first in view: a
 * repeated name cancels the transition. A page gone back to waits for `#progress`, the document's
 * end, or its card may be missing. */
export const openTransitions = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@view-transition{navigation:auto}');
  document.adoptedStyleSheets.push(sheet);
  const arrival = (window.navigation as Navigation | undefined)?.activation;
  if (arrival?.navigationType === 'traverse')
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'expect',
        href: '#progress',
        blocking: 'render',
      }),
    );
  const name = (event: PageSwapEvent | PageRevealEvent) => {
    const leaves = 'activation' in event;
    const { navigationType, from, entry } = (leaves ? event.activation : arrival) ?? {};
    if (!event.viewTransition || !from?.url || !entry?.url || innerWidth >= 1024) return;
    const { pathname } = new URL(leaves ? entry.url : from.url);
    const goesBack = navigationType === 'traverse' && entry.index < from.index;
    const onProfile = leaves ? goesBack : !goesBack;
    const frames = document.querySelectorAll<HTMLElement>(onProfile ? '.portrait' : 'a>.frame');
    const shown = [...frames].find((frame) => {
      const { top, bottom } = frame.getBoundingClientRect();
      return (
        (onProfile || (frame.parentElement as HTMLAnchorElement).pathname === pathname) &&
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

export const holdEarlyClicks = () => {
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      const host = button?.closest(':not(:defined)');
      if (!button || !host) return;
      event.preventDefault();
      event.stopPropagation();
      button.ariaBusy = 'true';
      void customElements.whenDefined(host.localName).then(() => {
        button.ariaBusy = null;
        button.click();
      });
    },
    true,
  );
};

/** An island may fail before the shell listens (start-shell.ts). */
export const markLostIslands = () => {
  addEventListener('astro:hydration-error', ({ target }) => {
    (target as Element).setAttribute('data-lost', '');
  });
};

/** `:has(#A)`: the bar offers the letter; `:has(#)`, with none, voids the rule. `data-live`: the
 * island filters. `data-chosen` (letter-bar.css): a letter was chosen since. */
export const filterEarly = () => {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const mark = (change?: Event) => {
    const letter = /^#([a-z])$/i.exec(location.hash)?.[1]?.toUpperCase() ?? '';
    if (change) document.documentElement.dataset['chosen'] = '';
    sheet.replaceSync(
      `.listing:has(#${letter}) .wall:not([data-live])>:not([data-letter=${letter}]){display:none}`,
    );
  };
  mark();
  addEventListener('hashchange', mark);
};

/** The pressed picture (islands/shell/next-pages.ts) stands in until the large one has come. */
export const showKeptPicture = () => {
  try {
    const [path, picture, file] = sessionStorage.getItem('picture')?.split(' ') ?? [];
    if (!file || path !== location.pathname) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `@media not ((width>=1024px) or (aspect-ratio>=1/1)){.portrait img[srcset*="${file}"]{background:url("${picture}") 50% 24.5%/cover}}`,
    );
    document.adoptedStyleSheets.push(sheet);
  } catch {}
};

/** The first gallery shows anyway. stores/active-gallery.ts keeps the name. */
export const showKeptGallery = () => {
  try {
    const kept = `#${String(sessionStorage.getItem('activeGallery'))}`;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `profile-galleries:not([data-ready],:has(:target)):has(.gallery~${kept}){min-height:100svh;.gallery{display:none}${kept}{display:block}}`,
    );
    document.adoptedStyleSheets.push(sheet);
  } catch {}
};

/** Fades in, or shows after three seconds (`unread` of base.css). In step with WIDE_PORTRAIT. */
export const fadeCoverIn = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '@keyframes come{from{opacity:0}}@media (width>=1024px) or (aspect-ratio>=1/1){.portrait [data-fallback]{animation:unread 3s}.portrait [data-came]{animation:come .25s}}',
  );
  document.adoptedStyleSheets.push(sheet);
  const show = ({ target }: Event) => {
    (target as Element).setAttribute('data-came', '');
  };
  document.addEventListener('load', show, true);
  document.addEventListener('error', show, true);
};
