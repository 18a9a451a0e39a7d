import type {
  InputHTMLAttributes,
  KeyboardEvent,
  ReactNode,
  Ref,
  TextareaHTMLAttributes,
} from 'react';
import { describe, Field, type FieldProps } from './Field.tsx';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'placeholder'
  | 'spellCheck'
  | 'maxLength'
  | 'readOnly'
>;

/** A form library's props for a control. */
type Control<E> = Pick<InputHTMLAttributes<E>, 'name' | 'defaultValue' | 'onChange' | 'onBlur'> & {
  readonly ref?: Ref<E>;
};

interface TextFieldProps extends FieldProps, InputProps {
  readonly control: Control<HTMLInputElement>;
  /** An alternative answer below the line. */
  readonly instead?: ReactNode;
}

export function TextField({ control, instead, ...props }: TextFieldProps) {
  const {
    id,
    label,
    optional,
    hint,
    error,
    wide = false,
    first = false,
    type = 'text',
    ...input
  } = props;
  return (
    <Field {...{ id, label, optional, hint, error, wide, first }}>
      <input
        id={id}
        type={type}
        required={optional === undefined}
        {...describe(props)}
        {...input}
        {...control}
        onKeyDown={blurOnEnter}
      />
      {instead}
    </Field>
  );
}

interface AreaProps
  extends
    FieldProps,
    Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'placeholder' | 'maxLength'> {
  readonly control: Control<HTMLTextAreaElement>;
  /** Takes the remaining height. */
  readonly grow?: boolean;
}

export function TextArea({ control, grow = false, ...props }: AreaProps) {
  const { id, label, optional, hint, error, wide = false, ...area } = props;
  return (
    <Field {...{ id, label, optional, hint, error, wide, grow }}>
      <textarea
        id={id}
        required={optional === undefined}
        {...describe(props)}
        {...area}
        {...control}
      />
    </Field>
  );
}

/** Makes Enter leave a text field instead of sending the form. */
export function blurOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.blur();
}
