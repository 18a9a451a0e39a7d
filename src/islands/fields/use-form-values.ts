import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

export function useFormValues<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  onChange: (values: Values) => void,
): void {
  const change = useEffectEvent(onChange);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => change(values),
      }),
    [form],
  );
}
