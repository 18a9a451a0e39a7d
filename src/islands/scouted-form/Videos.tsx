import { TextArea } from '../fields/TextField.tsx';
import { fieldId, type SectionProps } from './application.ts';

export function Videos({ form, view: { words, shared }, errorOf }: SectionProps) {
  return (
    <TextArea
      id={fieldId('note')}
      label={words.labels.note}
      optional={shared.optional}
      hint={words.noteHint}
      error={errorOf('note')}
      rows={3}
      placeholder="https://"
      control={form.register('note')}
    />
  );
}
