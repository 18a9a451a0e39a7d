import { heightOptions, jeansOptions } from '../../domain/option-lists.ts';
import { SelectField } from '../fields/SelectField.tsx';
import { fieldId, type SectionProps } from './application.ts';

const HEIGHTS = heightOptions();
const JEANS = jeansOptions();

export function Measures({ form, view: { words }, errorOf }: SectionProps) {
  const toProps = (field: 'height' | 'jeans') => ({
    id: fieldId(field),
    label: words.labels[field],
    error: errorOf(field),
    placeholder: words.choose,
    ...form.register(field),
  });
  return (
    <>
      <SelectField {...toProps('height')} options={HEIGHTS} />
      <SelectField {...toProps('jeans')} options={JEANS} />
    </>
  );
}
