/** When an island may wake: not before what the page opens with, whose way to the visitor no program may stand in. */

/** Milliseconds after which a page that is still loading counts as loaded: one picture that hangs must not hold an island. */
const LONGEST_LOAD = 5000;
/** Milliseconds that stand in for an idle moment where the browser does not tell of any. */
const PAUSE = 200;

/** Resolves once the page has loaded and the browser has nothing else to do. */
export async function calmPage(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
      setTimeout(resolve, LONGEST_LOAD);
    });
  }
  await new Promise<unknown>((resolve) => {
    // Safari has no idle callbacks yet.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, PAUSE);
  });
}
