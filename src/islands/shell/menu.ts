/** Closes the menu's dialog when the visitor leaves, clicks beside its entries or widens the
 * window; opens and closes it in browsers without command buttons. */

export function watchMenu(menu: HTMLDialogElement, wideScreen: MediaQueryList): void {
  const close = () => menu.close();
  if (!('command' in HTMLButtonElement.prototype))
    for (const button of document.querySelectorAll(`[commandfor="${menu.id}"]`))
      button.addEventListener('click', () => (menu.open ? close() : menu.showModal()));
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a, button') === null) close();
  });
  // Links to the same page would leave it open, and a page from the browser's cache would still
  // show it.
  for (const link of menu.querySelectorAll('a')) link.addEventListener('click', close);
  window.addEventListener('pagehide', close);
  const closeOnWideScreen = () => {
    if (wideScreen.matches) close();
  };
  wideScreen.addEventListener('change', closeOnWideScreen);
  // The menu opens without script, so the window may have widened before.
  closeOnWideScreen();
}
