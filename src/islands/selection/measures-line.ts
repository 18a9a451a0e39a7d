import type { KeptTalent } from '../../domain/kept-talent.ts';
import { formatHeight, formatLabelledHeight, formatSize } from '../../domain/measures.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';

export type MeasuresView = Pick<SelectionPageView, 'language' | 'sizeLabels'>;

export function toCardMeasures(
  { heightCm, jeans, shoes }: KeptTalent,
  { language, sizeLabels }: MeasuresView,
  format: typeof formatHeight = formatHeight,
): readonly string[] {
  return [
    ...(heightCm === null ? [] : [format(heightCm, language)]),
    ...(jeans === null ? [] : [`${sizeLabels.jeans} ${formatSize(jeans, language)}`]),
    ...(shoes === null ? [] : [`${sizeLabels.shoes} ${formatSize(shoes, language)}`]),
  ];
}

export function toMeasuresLine(talent: KeptTalent, view: SelectionPageView): string {
  const measures = toCardMeasures(talent, view, formatLabelledHeight);
  const shown = talent.heightCm === null ? [view.words.heightUnknown, ...measures] : measures;
  return shown.map((measure) => measure.replaceAll(' ', '\u00a0')).join('\u00a0· ');
}
