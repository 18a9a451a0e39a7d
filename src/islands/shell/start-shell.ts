import { WIDE_PAGE } from '../../images/media-queries.ts';
import { tabTexts } from '../../lib/browser-storage.ts';
import { $online, checkOnline, reloadPageIfOnline } from '../../stores/online.ts';
import { keepResult } from '../listing/visited-result.ts';
import { freshVisit, isPlainClick, leavesPage } from '../link-clicks.ts';
import { claimReload, watchFailedLoads } from './failed-load.ts';
import { watchLanguageLinks } from './language.ts';
import { keepPicture, startReadingAhead } from './next-pages.ts';
import { createProgress, PROGRESS_DELAY, PROGRESS_LIMIT } from './progress-bar.ts';

const PROGRESS_DURATION = 5000;

function startFailedLoads(): void {
  let leftAt = Number.NEGATIVE_INFINITY;
  const leave = () => {
    leftAt = Date.now();
  };
  // iOS has no `beforeunload`.
  if ('navigation' in window) {
    navigation.addEventListener('navigate', ({ destination }) => {
      if (!destination.sameDocument) leave();
    });
  }
  // `mailto:` and `tel:` fire this, too, and leave nothing: it counts for a while only.
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pageshow', () => {
    leftAt = Number.NEGATIVE_INFINITY;
  });
  const isLeaving = () => Date.now() - leftAt < PROGRESS_LIMIT;
  // A reload would lose unsaved input, and the page without network.
  const isSafe = () =>
    navigator.onLine && !isLeaving() && document.querySelector('[data-unsaved]') === null;
  let reloading = false;
  watchFailedLoads(() => {
    if (!reloading && isSafe() && claimReload(tabTexts)) {
      reloading = true;
      location.reload();
    }
    return reloading;
  });
}

function startProgress(bar: HTMLElement, failure: HTMLElement): void {
  const progress = createProgress((state) => {
    bar.hidden = state === 'idle';
    bar.dataset.state = state;
    failure.toggleAttribute('data-shown', state === 'failed');
  });
  bar.style.animationDuration = `${String(PROGRESS_DURATION)}ms`;

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || link === null || !isPlainClick(event)) return;
    if (!leavesPage(link, location)) return;
    keepResult(link);
    keepPicture(link);
    progress.start();
    if (navigator.onLine) return;
    // The browser's error page would replace what the visitor is reading.
    event.preventDefault();
    void checkOnline().then((online) => (online ? location.assign(link.href) : progress.fail()));
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) progress.reset();
  });
  $online.listen((online) => {
    if (!online && progress.state() === 'running') progress.fail();
    if (online && progress.state() === 'failed') progress.reset();
  });
  if ((freshVisit()?.responseStart ?? 0) > PROGRESS_DELAY) progress.arrive();
}

/** The fragment stays: it may hold a letter, a brief or a gallery. */
function startSkipping(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const content = elementOf(link.hash.slice(1));
    const first = content.querySelector<HTMLElement>(':scope > .card:not([hidden]) > a') ?? content;
    first.focus({ preventScroll: true });
    first.scrollIntoView();
  });
}

function startMenu(menu: HTMLDialogElement): void {
  const wideScreen = window.matchMedia(WIDE_PAGE);
  const close = () => menu.close();
  if (!('command' in HTMLButtonElement.prototype))
    for (const button of document.querySelectorAll(`[commandfor="${menu.id}"]`))
      button.addEventListener('click', () => (menu.open ? close() : menu.showModal()));
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a, button') === null) close();
  });
  // The back/forward cache would keep the menu open. Hiding a link throws away its page read ahead,
  // so links that leave close the menu later.
  for (const link of menu.querySelectorAll('a'))
    link.addEventListener('click', () =>
      setTimeout(close, leavesPage(link, location) ? PROGRESS_DELAY : 0),
    );
  window.addEventListener('pagehide', close);
  const closeOnWideScreen = () => {
    if (wideScreen.matches) close();
  };
  wideScreen.addEventListener('change', closeOnWideScreen);
  closeOnWideScreen();
}

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no #${id}`);
  return element;
}

function startNotLoaded(notice: HTMLTemplateElement): void {
  const tell = (island: Element) => {
    for (const place of island.querySelectorAll('[data-waits]')) {
      place.replaceChildren(notice.content.cloneNode(true));
      place.querySelector('button')?.addEventListener('click', reloadPageIfOnline);
    }
  };
  // `markLostIslands` marked those that failed before this came.
  document.querySelectorAll('[data-lost]').forEach(tell);
  document.addEventListener('astro:hydration-error', ({ target }) => {
    if (target instanceof Element) tell(target);
  });
}

function startParts(): void {
  startNotLoaded(elementOf('not-loaded') as HTMLTemplateElement);
  document.querySelectorAll<HTMLAnchorElement>('.skip').forEach(startSkipping);
  const banner = elementOf('offline');
  $online.subscribe((online) => banner.toggleAttribute('data-shown', !online));
  startProgress(elementOf('progress'), elementOf('navigation-failed'));
  watchLanguageLinks(elementOf('veil'));
  startMenu(elementOf('menu') as HTMLDialogElement);
  startReadingAhead(elementOf('menu'));
}

startFailedLoads();
// An island that shares code with the shell may come before the page's end.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startParts);
else startParts();
