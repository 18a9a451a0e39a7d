import { useEffect, useRef, type ReactNode } from 'react';

export function ScreenTitle({
  size,
  children,
}: {
  readonly size: 'd1' | 'd2' | 'd3';
  readonly children: ReactNode;
}) {
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
