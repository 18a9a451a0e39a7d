import { memo, type ReactNode, type Ref, type SelectHTMLAttributes } from 'react';
import { describe, Field, type FieldProps } from './Field.tsx';
import { Icon } from '../Icon.tsx';

type SelectProps = Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  'name' | 'value' | 'disabled' | 'onChange' | 'onBlur' | 'autoComplete' | 'aria-busy'
>;

interface OptionsProps {
  /** The same array for as long as they are the same options. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Stands first and chooses nothing. */
  readonly placeholder: string;
}

interface Props extends FieldProps, SelectProps, OptionsProps {
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
          <Options options={options} placeholder={placeholder} />
        </select>
        {props['aria-busy'] === true ? <span className="spin" aria-hidden="true" /> : <Icon name="down" />}
      </div>
      {children}
    </Field>
  );
}

/** Hundreds of them are not drawn again with every letter that is typed elsewhere in the form. */
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
