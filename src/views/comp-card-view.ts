import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { AGENCY } from '../domain/agency.ts';
import type { Customizations } from '../domain/content.ts';
import { toFrameHeight } from '../domain/card.ts';
import { toHeightParts } from '../domain/measures.ts';
import { toNameClasses } from '../domain/name-setting.ts';
import { readColour } from '../domain/option-lists.ts';
import { SIZE_SYSTEMS } from '../domain/sizes.ts';
import type { Picture, Talent } from '../domain/talent.ts';
import { toPhoneAndEmail } from './contact-details.ts';
import { toCoverAlt } from './cover-alt.ts';
import { toMeasures, type MeasureView } from './measures-view.ts';
import type { ShellContent } from './page.ts';

const MOST_PICTURES = 4;

export type CompCardView = ReturnType<typeof compCardView>;

type Content = Pick<ShellContent, 'social'> & {
  readonly customizations: Pick<Customizations, 'phone' | 'email'>;
};

export function compCardView(
  content: Content,
  locale: Locale,
  talent: Talent,
  measured: string | null,
) {
  const { common, talents } = dictionary(locale);
  const { card } = talents.profile;
  const { phone, email } = toPhoneAndEmail(content.customizations);
  const rows = toRows(talent, locale);
  const { name, heightCm, coverDesktop, coverMobile } = talent;
  const portrait = talent.cover ?? coverMobile;
  return {
    name,
    nameClasses: toNameClasses(name),
    frameHeight: toFrameHeight(heightCm),
    height: heightCm === null ? [] : toHeightParts(heightCm, locale),
    cover:
      coverDesktop !== null
        ? { file: coverDesktop, isWide: true }
        : portrait !== null
          ? { file: portrait, isWide: false }
          : null,
    coverAlt: toCoverAlt(talent, locale),
    pictures: toPictures(talent),
    contact: [
      `${common.siteName}, ${AGENCY.city}`,
      phone,
      email,
      content.social.instagram?.name ?? '',
    ].filter((line) => line !== ''),
    measured,
    rows,
    systems: rows.some(({ values }) => values.length > 1) ? SIZE_SYSTEMS : [],
    words: card,
  };
}

/** A landscape picture would be cut to half a body. */
function toPictures({ galleries: { book, snap } }: Talent): readonly string[] {
  const isUpright = ({ width, height }: Picture) => (width ?? 0) <= (height ?? 0);
  const portraits = [book, snap].map((pictures) => pictures.filter(isUpright));
  const shown = portraits.find(({ length }) => length > 0) ?? [];
  return shown.slice(0, MOST_PICTURES).map(({ file }) => file);
}

function toRows(talent: Talent, locale: Locale) {
  const { card } = dictionary(locale).talents.profile;
  const isSize = ({ metric }: MeasureView) => metric === null;
  const colours = (['hair', 'eyes'] as const).flatMap((list) => {
    const text = talent[list];
    const colour = text === null ? null : readColour(list, text, locale);
    return colour === null ? [] : [{ label: card[list], imperial: null, values: [colour.label] }];
  });
  return [
    ...toMeasures(talent, locale)
      .toSorted((a, b) => Number(isSize(a)) - Number(isSize(b)))
      .map(({ label, value, metric, imperial, sizes }) => ({
        label,
        imperial,
        values:
          sizes === null
            ? [metric ?? value]
            : SIZE_SYSTEMS.map(
                (known) => sizes.systems.find(({ system }) => system === known)?.size ?? '',
              ),
      })),
    ...colours,
  ];
}
