import type { UseFormRegisterReturn } from 'react-hook-form';
import { Below, describe, toClass, type FieldProps } from './Field.tsx';

interface Props extends Pick<FieldProps, 'id' | 'label' | 'error'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly control: UseFormRegisterReturn;
}

export function RadioField({ id, label, options, error, control }: Props) {
  return (
    <div
      className={toClass(error, 'wide')}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required="true"
      {...describe({ id, error })}
    >
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <div className="radios">
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              type="radio"
              value={option.value}
              id={index === 0 ? id : `${id}-${option.value}`}
              {...control}
            />
            {option.label}
          </label>
        ))}
      </div>
      <Below id={id} error={error} />
    </div>
  );
}
