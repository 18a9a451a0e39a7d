import { useEffect, useState, type RefObject } from 'react';

/** Tells whether a good part of an element is in the viewport of a visible page, for an element that
 * lives as long as its page. */
export function useOnScreen(target: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(true);
  const [isInFront, setInFront] = useState(true);

  useEffect(() => {
    if (target.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.25 },
    );
    observer.observe(target.current);
  }, [target]);

  useEffect(() => {
    const update = () => setInFront(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', update);
  }, []);

  return isInView && isInFront;
}
