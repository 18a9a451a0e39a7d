/** `client:press`: an island that loads nothing before somebody is about to use it. */
import type { ClientDirective } from 'astro';
import { isPlainClick } from './plain-click.ts';

export interface PressOptions {
  /** Selects the controls that wake the island; all links and buttons by default. */
  readonly controls?: string;
  /** Loads it without a press, too, once the page has loaded and the browser is idle. */
  readonly idle?: true;
  /** Loads it when the address's hash begins with one of these, too. */
  readonly hashes?: readonly string[];
}

/** Wakes the island when pointer or focus come to a control, or its page sends it `wake`. Presses
 * are held back until it lives, and then repeated; if its code does not come, links lead on. */
const press: ClientDirective = (load, { value }, island) => {
  const {
    controls = 'a, button',
    idle,
    hashes = [],
  }: PressOptions = typeof value === 'object' ? value : {};
  const controlOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  let isAlive = false;
  let waking: Promise<void> | null = null;
  const wake = () =>
    (waking ??= load()
      .then((hydrate) => hydrate())
      .then(() => {
        isAlive = true;
      }));

  island.addEventListener('wake', () => void wake());
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    island.addEventListener(intent, (event) => controlOf(event) && void wake(), { passive: true });
  island.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event);
      if (isAlive || control === null || !isPlainClick(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.ariaBusy = 'true';
      void wake().then(() => {
        control.ariaBusy = null;
        control.click();
      });
    },
    { capture: true },
  );
  const followHash = () => {
    if (hashes.some((hash) => location.hash.startsWith(`#${hash}`))) void wake();
  };
  followHash();
  window.addEventListener('hashchange', followHash);
  // Safari has no idle callbacks yet.
  const rest = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void wake());
    else void wake();
  };
  if (idle && document.readyState === 'complete') rest();
  else if (idle) window.addEventListener('load', rest);
};

export default press;
