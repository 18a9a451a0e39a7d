import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { describe, Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';

type SelectProps = Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  'name' | 'value' | 'disabled' | 'onChange' | 'onBlur' | 'autoComplete' | 'aria-busy'
>;

interface Props extends FieldProps, SelectProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Stands first and chooses nothing. */
  readonly placeholder: string;
  readonly ref?: Ref<HTMLSelectElement>;
  /** Stands below the list: what to do when it did not load. */
  readonly children?: ReactNode;
}

export function SelectField({ options, placeholder, children, ...props }: Props) {
  const { id, label, optional, hint, error, wide = false, ...select } = props;
  return (
    <Field {...{ id, label, optional, hint, error, wide }}>
      <div className="select">
        <select id={id} required={optional === undefined} {...describe(props)} {...select}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {props['aria-busy'] === true ? <span className="spin" aria-hidden="true" /> : <Icon name="down" />}
      </div>
      {children}
    </Field>
  );
}
