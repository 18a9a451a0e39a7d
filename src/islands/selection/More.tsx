import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

interface Props {
  readonly label: string;
  /** Buttons. */
  readonly children: ReactNode;
}

/** A list that opens over the page, and closes by a choice, a press elsewhere or Escape. */
export function More({ label, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const close = () => details.current?.removeAttribute('open');
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && details.current?.contains(target) === true)) close();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || details.current?.open !== true) return;
      close();
      summary.current?.focus();
    };
    const ways = ['pointerdown', 'focusin'] as const;
    for (const way of ways) document.addEventListener(way, leave);
    document.addEventListener('keydown', escape);
    return () => {
      for (const way of ways) document.removeEventListener(way, leave);
      document.removeEventListener('keydown', escape);
    };
  }, []);
  return (
    <details className="more" ref={details}>
      <summary ref={summary}>
        <Icon name="plus" /> {label}
      </summary>
      <div
        onClickCapture={() => {
          close();
          summary.current?.focus();
        }}
      >
        {children}
      </div>
    </details>
  );
}
