import { memo, type ReactNode, type Ref, type SelectHTMLAttributes } from 'react';
import { describe, Field, type FieldProps } from './Field.tsx';
import { Icon } from '../Icon.tsx';

type SelectProps = Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  'name' | 'value' | 'disabled' | 'onChange' | 'onBlur' | 'autoComplete' | 'aria-busy'
>;

interface OptionsProps {
  /** Keep the same array while the options are the same. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The first option, which chooses nothing. */
  readonly placeholder: string;
}

interface Props extends FieldProps, SelectProps, OptionsProps {
  readonly ref?: Ref<HTMLSelectElement>;
  /** Below the list: what to do if it did not load. */
  readonly children?: ReactNode;
}

export function SelectField({ options, placeholder, children, ...props }: Props) {
  const { id, label, optional, hint, error, wide = false, ...select } = props;
  return (
    <Field {...{ id, label, optional, hint, error, wide }}>
      <div className="select">
        <select
          id={id}
          required={optional === undefined}
          {...describe(props)}
          // Browsers call an untouched list that is required invalid.
          aria-invalid={error !== undefined}
          {...select}
        >
          <Options options={options} placeholder={placeholder} />
        </select>
        {props['aria-busy'] === true ? (
          <span className="spin" aria-hidden="true" />
        ) : (
          <Icon name="down" />
        )}
      </div>
      {children}
    </Field>
  );
}

/** Memoised, because the form renders at each key and a list has hundreds of options. */
const Options = memo(function Options({ options, placeholder }: OptionsProps) {
  return (
    <>
      <option value="">{placeholder}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </>
  );
});
