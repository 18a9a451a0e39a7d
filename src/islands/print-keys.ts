/** The ways to a page on paper that the page draws itself: its button, and the keys that print any page. */

/** `print` tells whether it prints; where it does not, the keys do what they do everywhere. */
export function bindPrint(button: HTMLElement | null, print: () => boolean): void {
  button?.addEventListener('click', print);
  window.addEventListener('keydown', (event) => {
    const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (isPrint && document.querySelector('dialog[open]') === null && print()) event.preventDefault();
  });
}
