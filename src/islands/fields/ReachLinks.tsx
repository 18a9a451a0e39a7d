import type { Reach } from '../../views/form-view.ts';

export function ReachLinks({ reach }: { readonly reach: Reach }) {
  return (
    <>
      <a href={`mailto:${reach.email}`}>{reach.email}</a>,{' '}
      <a href={reach.phone.href}>{reach.phone.text}</a>
    </>
  );
}
