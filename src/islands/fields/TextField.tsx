import type { ComponentProps, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { blurOnEnter } from '../use-focus.ts';
import { describe, Field, type FieldProps } from './Field.tsx';

type Control<E> = Pick<InputHTMLAttributes<E>, 'name' | 'defaultValue' | 'onChange' | 'onBlur'> & {
  readonly ref?: Ref<E>;
};

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {
  readonly control: Control<HTMLInputElement>;
  readonly after?: ReactNode;
}

export function TextField({ control, after, ...props }: TextFieldProps) {
  const { id, label, optional, hint, error, layout, type = 'text', ...input } = props;
  return (
    <Field {...{ id, label, optional, hint, error, layout }}>
      <input
        id={id}
        type={type}
        required={optional === undefined}
        {...describe(props)}
        {...input}
        {...control}
        onKeyDown={blurOnEnter}
      />
      {after}
    </Field>
  );
}

interface AreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps> {
  readonly control: Control<HTMLTextAreaElement>;
}

export function TextArea({ control, ...props }: AreaProps) {
  const { id, label, optional, hint, error, layout, ...area } = props;
  return (
    <Field {...{ id, label, optional, hint, error, layout }}>
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
