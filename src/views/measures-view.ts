import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import {
  formatFeet,
  formatInches,
  formatJeans,
  formatMetres,
  formatShoes,
  formatLabelledHeight,
  formatSize,
  joinSystems,
} from '../domain/measures.ts';
import {
  SIZE_SYSTEMS,
  toJeansSizes,
  toShoeSizes,
  type SizeKind,
  type Sizes,
} from '../domain/sizes.ts';
import type { Talent } from '../domain/talent.ts';

export type MeasureView = ReturnType<typeof toMeasures>[number];

export function toMeasures(
  { heightCm, jeans, shoes, bustCm, waistCm, hipsCm, gender }: Talent,
  locale: Locale,
) {
  const words = dictionary(locale).talents.profile;
  const toLength = (label: string, value: string, metric: string, imperial: string) => ({
    label,
    value,
    spoken: joinSystems(metric, imperial, locale),
    metric,
    imperial,
    sizes: null,
  });
  const toGirth = (label: string, girth: number | null) => {
    if (girth === null) return null;
    const inches = formatInches(girth);
    return toLength(label, joinSystems(String(girth), inches, locale), `${girth} cm`, inches);
  };
  const toSize = (kind: SizeKind, shown: string | null, sizes: Sizes | null, note: string) =>
    shown === null
      ? null
      : {
          label: words[kind],
          value: formatSize(shown, locale),
          spoken: null,
          metric: null,
          imperial: null,
          sizes: toSizesView(kind, sizes, note),
        };
  return [
    heightCm === null
      ? null
      : toLength(
          words.height,
          formatLabelledHeight(heightCm, locale),
          `${formatMetres(heightCm, locale)} m`,
          formatFeet(heightCm),
        ),
    jeans === null
      ? null
      : toSize('jeans', formatJeans(jeans), toJeansSizes(jeans, gender), words.approximateJeans),
    shoes === null
      ? null
      : toSize('shoes', formatShoes(shoes), toShoeSizes(shoes, gender), words.approximateShoes),
    toGirth(gender === 'man' ? words.chest : words.bust, bustCm),
    toGirth(words.waist, waistCm),
    toGirth(words.hips, hipsCm),
  ].filter((measure) => measure !== null);
}

function toSizesView(kind: SizeKind, sizes: Sizes | null, note: string) {
  const systems = SIZE_SYSTEMS.flatMap((system) => {
    const size = sizes?.[system] ?? null;
    return size === null ? [] : [{ system, size }];
  });
  return systems.length < 2 ? null : { kind, systems, note };
}
