import type { MouseEvent } from 'react';
import { fillCount } from '../../../i18n/phrases.ts';
import type { FormView } from '../../views/form-view.ts';
import { Icon } from '../Icon.tsx';
import { useFocus } from '../use-focus.ts';
import type { FieldProps } from './Field.tsx';

interface Props {
  readonly fields: readonly Pick<FieldProps, 'id' | 'label' | 'error'>[];
  /** Each new number moves the focus here. */
  readonly tries: number;
  readonly words: FormView['shared']['summary'];
}

export function ErrorSummary({ fields, tries, words }: Props) {
  const box = useFocus<HTMLDivElement>(tries);
  const faults = fields.filter(({ error }) => error !== undefined);
  if (tries === 0 || faults.length === 0) return null;
  return (
    <div
      className="err summary"
      role="group"
      aria-labelledby="error-summary"
      tabIndex={-1}
      ref={box}
    >
      <Icon name="alert" />
      <div>
        <p id="error-summary">{fillCount(words, faults.length)}</p>
        <ul>
          {faults.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => follow(event, id)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function follow(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  event.preventDefault();
  focusField(field);
  field.scrollIntoView({ block: 'center' });
}

export function focusField(field: HTMLElement | null): void {
  // A list that did not load cannot take the focus.
  if (field?.matches(':disabled')) field.closest('.field')?.querySelector('button')?.focus();
  else field?.focus();
}
