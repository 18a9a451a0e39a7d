/** What the menu's dialog does not do by itself: it closes when the visitor leaves, clicks beside its entries or widens the window. */

export function watchMenu(menu: HTMLDialogElement, wideScreen: MediaQueryList): void {
  const close = () => menu.close();
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a, button') === null) close();
  });
  // Links to the page itself would leave it open, and a page that comes back from the browser's memory would show it still.
  for (const link of menu.querySelectorAll('a')) link.addEventListener('click', close);
  window.addEventListener('pagehide', close);
  const closeOnWideScreen = () => {
    if (wideScreen.matches) close();
  };
  wideScreen.addEventListener('change', closeOnWideScreen);
  // The menu opens without this program, and the window may have been widened before it came.
  closeOnWideScreen();
}
