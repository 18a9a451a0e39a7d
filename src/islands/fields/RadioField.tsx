/** A choice of a few, all in sight. */
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Below, describe, toClass } from './Field.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly error: string | undefined;
  readonly control: UseFormRegisterReturn;
}

export function RadioField({ id, label, options, error, control }: Props) {
  return (
    <div
      className={toClass({ bad: error !== undefined, wide: true })}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required="true"
      {...describe({ id, hint: undefined, error })}
    >
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <div className="radios">
        {options.map((option, index) => (
          <label key={option.value}>
            <input type="radio" value={option.value} id={index === 0 ? id : `${id}-${option.value}`} {...control} />
            {option.label}
          </label>
        ))}
      </div>
      <Below id={id} hint={undefined} error={error} />
    </div>
  );
}
