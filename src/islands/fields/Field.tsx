import { useEffect, type ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly optional?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly layout?: 'wide' | 'first' | 'grow' | undefined;
}

interface Props extends FieldProps {
  readonly children: ReactNode;
}

export function Field({ id, label, optional, hint, error, layout, children }: Props) {
  return (
    <div className={toClass(error, layout)}>
      <label id={`${id}-label`} htmlFor={id}>
        {label} {optional !== undefined && <span className="mute">({optional})</span>}
      </label>
      {children}
      <Below id={id} hint={hint} error={error} />
    </div>
  );
}

export function Below({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  useEffect(() => {
    // An error on leaving pushes the next field, with the focus, down.
    const { activeElement } = document;
    if (activeElement?.closest('.field')) activeElement.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <>
      {hint !== undefined && (
        <p className="hint small mute" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="err" id={`${id}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

export function toClass(error: FieldProps['error'], layout?: FieldProps['layout']) {
  return ['field', error !== undefined && 'bad', layout].filter(Boolean).join(' ');
}

export function describe({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`];
  return {
    // Browsers call an untouched field that is required invalid.
    'aria-invalid': error !== undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
}
