/** Locks scrolling until the returned function is called. Keeps the scroll bar's room free. */
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
