import { useEffect, useRef, type ReactNode } from 'react';

interface TitleProps {
  readonly size: 'd1' | 'd2' | 'd3';
  readonly children: ReactNode;
}

export function ScreenTitle({ size, children }: TitleProps) {
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

const HEAD = 'M42 2A20 20 0 0 1 42 42A20 20 0 0 1 42 2Z';
const BODY = 'M14 52H70L60 343H45L42 200L39 343H24Z';

/** `second` is the guardian or, in TooYoung, the applicant grown up. */
export function ApplicantFigures({ second }: { readonly second: 'none' | 'awaited' | 'here' }) {
  return (
    <span className="figures" aria-hidden="true">
      <Figure name="first" />
      {second !== 'none' && <Figure name={second} />}
    </span>
  );
}

function Figure({ name }: { readonly name: string }) {
  return (
    <svg className={`fig ${name}`} viewBox="0 0 84 344">
      <path d={HEAD} />
      <path d={BODY} />
    </svg>
  );
}

export function MailText({ text, email }: { readonly text: string; readonly email: string }) {
  const [before = '', after = ''] = text.split('{email}');
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  );
}
