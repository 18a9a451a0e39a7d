/** `<line-walk>`: arrow keys anywhere and a swipe over the line follow the links of `<result-walk>`
 * to the next profile. */

/** Pixels of sideways travel that make a swipe. */
const SWIPE = 48;
/** Where arrow keys mean something else. */
const BUSY = 'input, select, textarea, video, iframe, dialog, [contenteditable], [role="slider"]';

const KEYS: Readonly<Record<string, 'prev' | 'next'>> = { ArrowLeft: 'prev', ArrowRight: 'next' };

class LineWalk extends HTMLElement {
  #from: Touch | null = null;

  connectedCallback(): void {
    document.addEventListener('keydown', this.#press);
    this.addEventListener('touchstart', ({ touches }) => {
      this.#from = touches.length === 1 ? (touches[0] ?? null) : null;
    });
    this.addEventListener('touchend', ({ changedTouches }) => {
      const from = this.#from;
      const to = changedTouches[0];
      if (from === null || to === undefined) return;
      const x = to.clientX - from.clientX;
      const y = to.clientY - from.clientY;
      if (Math.abs(x) >= SWIPE && Math.abs(x) > 2 * Math.abs(y)) this.#go(x > 0 ? 'prev' : 'next');
    });
  }

  #press = (event: KeyboardEvent): void => {
    const direction = KEYS[event.key];
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (direction === undefined || isModified || event.defaultPrevented) return;
    if (
      (event.target instanceof Element && event.target.closest(BUSY) !== null) ||
      document.querySelector('dialog[open]') !== null
    )
      return;
    this.#go(direction);
  };

  #go(direction: 'prev' | 'next'): void {
    document
      .querySelector<HTMLAnchorElement>(`result-walk a[rel="${direction}"]:not([hidden])`)
      ?.click();
  }
}

customElements.define('line-walk', LineWalk);
