/** The facts of the business in words, for blanks such as `{minimumAge}`; `src/domain/constants.ts`
 * has the numbers. */
import {
  ADULT_AGE,
  APPLICATION_ANSWER_DAYS,
  DRAFT_DAYS,
  ENTRY_RETENTION_MONTHS,
  FOUNDED_YEAR,
  MAP_SERVICE,
  MESSAGE_ANSWER_WORKING_DAYS,
  MINIMUM_AGE,
  PHOTO_FILE_MEGABYTES,
  PHOTO_FORMATS,
  PHOTOS_KEPT_DAYS,
  RIGHTS_ANSWER_DAYS,
} from '../src/domain/constants.ts';
import { BOARDS } from '../src/domain/categories.ts';
import { LOCALES, type Locale } from './locales.ts';
import { fill, fillCount } from './phrases.ts';
import type * as texts from './pt/index.ts';

export function toFacts(
  { boards, common }: Pick<typeof texts, 'boards' | 'common'>,
  locale: Locale,
): Readonly<Record<string, string | number>> {
  const { days, workingDays, months } = common.units;
  const list = new Intl.ListFormat(LOCALES[locale].regionTag);
  return {
    boardCount: BOARDS.length,
    boardNames: list.format(BOARDS.map((board) => boards[board].name)),
    boardMembers: list.format(
      BOARDS.map((board) => `${boards[board].name} (${boards[board].who})`),
    ),
    founded: FOUNDED_YEAR,
    minimumAge: MINIMUM_AGE,
    adultAge: ADULT_AGE,
    applicationAnswer: fillCount(days, APPLICATION_ANSWER_DAYS),
    messageAnswer: fillCount(workingDays, MESSAGE_ANSWER_WORKING_DAYS),
    rightsAnswer: fillCount(days, RIGHTS_ANSWER_DAYS),
    retention: fillCount(months, ENTRY_RETENTION_MONTHS),
    draftKept: fillCount(days, DRAFT_DAYS),
    photosKept: fillCount(days, PHOTOS_KEPT_DAYS),
    mapService: MAP_SERVICE.name,
    photoFile: `${PHOTO_FILE_MEGABYTES}\u00a0MB`,
    photoFormats: new Intl.ListFormat(LOCALES[locale].regionTag, { type: 'disjunction' }).format(
      PHOTO_FORMATS,
    ),
  };
}

export function withFacts<Texts>(
  texts: Texts,
  facts: Readonly<Record<string, string | number>>,
): Texts {
  const toFilled = (value: unknown): unknown => {
    if (typeof value === 'string') return fill(value, facts);
    if (Array.isArray(value)) return value.map(toFilled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, toFilled(child)]));
  };
  return toFilled(texts) as Texts;
}
