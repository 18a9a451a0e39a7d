/** What stands at the end of the locked form once the application has arrived. */
import { useEffect, useRef } from 'react';
import { fill } from '../../../i18n/phrases.ts';
import type { ScoutedFormView } from '../../views/form-view.ts';
import { Icon } from '../Icon.tsx';
import { SendButton } from '../fields/SendButton.tsx';

interface Props {
  readonly name: string;
  readonly email: string;
  readonly reference: string | null;
  readonly view: ScoutedFormView;
}

export function Thanks({ name, email, reference, view }: Props) {
  const { words, shared, blog, home } = view;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const [first = name] = name.trim().split(/\s+/);
  return (
    <div className="done" role="status">
      <SendButton label={words.sent} state="sent" />
      <Icon name="check" />
      <h2 className="d3" tabIndex={-1} ref={title}>
        {words.doneTitle}
      </h2>
      <p className="lead">{fill(words.done, { name: first, email })}</p>
      {reference !== null && <p>{fill(shared.reference, { reference })}</p>}
      <p>{words.doneFree}</p>
      <p className="acts">
        <a className="btn full" href={blog.path}>
          {blog.label}
        </a>
        <a className="btn" href={home.path}>
          {home.label}
        </a>
      </p>
    </div>
  );
}
