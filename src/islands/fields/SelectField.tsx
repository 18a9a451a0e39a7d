import { memo, type ComponentProps, type ReactNode } from 'react';
import { describe, Field, type FieldProps } from './Field.tsx';
import { Icon } from '../Icon.tsx';

interface OptionsProps {
  /** The same array while the options are the same: `Options` is drawn once for each. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly placeholder: string;
}

interface Props extends FieldProps, OptionsProps, Omit<ComponentProps<'select'>, keyof FieldProps> {
  readonly children?: ReactNode;
}

export function SelectField({ options, placeholder, children, ...props }: Props) {
  const { id, label, optional, hint, error, layout, ...select } = props;
  return (
    <Field {...{ id, label, optional, hint, error, layout }}>
      <div className="select">
        <select id={id} required={optional === undefined} {...describe(props)} {...select}>
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
