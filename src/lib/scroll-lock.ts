/** Keeps a page from scrolling while something covers it. */

/** Locks scrolling; the answer unlocks it. The room of a scroll bar that goes is kept free, so that nothing moves. */
export function lockScroll(page: Document): () => void {
  const { documentElement: root, body } = page;
  const scrollBar = (page.defaultView?.innerWidth ?? root.clientWidth) - root.clientWidth;
  root.style.overflow = 'hidden';
  body.style.paddingRight = `${String(scrollBar)}px`;
  return () => {
    root.style.overflow = '';
    body.style.paddingRight = '';
  };
}
