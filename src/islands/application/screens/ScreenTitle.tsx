import { useEffect, useRef, type ReactNode } from 'react';

/** The title of a screen that has just come: it takes the focus, so that nobody is left at a button that is gone. */
export function ScreenTitle({ size, children }: { readonly size: 'd1' | 'd2' | 'd3'; readonly children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 className={size} tabIndex={-1} ref={title}>
      {children}
    </h1>
  );
}
