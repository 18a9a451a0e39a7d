import type {
  ChangeEvent,
  InputHTMLAttributes,
  KeyboardEvent,
  ReactNode,
  Ref,
  TextareaHTMLAttributes,
} from 'react';
import { describe, Field, type FieldProps } from './Field.tsx';
import type { TextControl } from './use-form.ts';

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

interface TextFieldProps extends FieldProps, InputProps {
  readonly control: TextControl;
  readonly ref?: Ref<HTMLInputElement>;
  /** An alternative answer below the line. */
  readonly instead?: ReactNode;
}

export function TextField({ control, instead, ref, ...props }: TextFieldProps) {
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
        {...toEvents(control)}
        ref={ref}
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
  readonly control: TextControl;
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
        {...toEvents(control)}
      />
    </Field>
  );
}

function toEvents({ name, value, onText, onLeave }: TextControl) {
  return {
    name,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onText(event.currentTarget.value),
    onBlur: onLeave,
  };
}

/** Makes Enter leave a text field instead of sending the form. */
export function blurOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.blur();
}
