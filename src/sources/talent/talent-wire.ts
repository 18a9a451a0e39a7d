import * as v from 'valibot';
import { LEAST_HEIGHT, MOST_HEIGHT } from '../../domain/constants.ts';
import { isMonthOrDay } from '../../domain/calendar-day.ts';
import { toCount, toNumber, withoutLabel } from '../quantity.ts';
import { toFile, toHandle } from '../safe-links.ts';
import {
  isNoValue,
  toWord,
  UNFIT,
  wireAddress,
  wireEither,
  wireByRule,
  wireId,
  wireLine,
  wireList,
  wireName,
  wireOptional,
  wirePixels,
  wireRecord,
  wireAsSent,
} from '../wire-values.ts';
import { toVideo } from './video.ts';
import { NETWORK_CODES, NETWORKS, type Network } from '../../domain/networks.ts';

const MOST_GIRTH = 180;
const LEAST_GIRTH = 40;
const NOT_UNDER_AGE: ReadonlySet<unknown> = new Set(['false', '0', 'no', 'nao', 'não']);
const UNDER_AGE: ReadonlySet<unknown> = new Set([true, 1, '1', 'true']);
const LONGEST_SHOWN = 40;

/** No value is unknown, a plain no an adult, all else a minor; `odd` holds what is no plain yes. */
const wireUnderAge = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value): { readonly isUnderAge: boolean | null; readonly odd: string | null } => {
    if (value === null || value === '') return { isUnderAge: null, odd: null };
    if (NOT_UNDER_AGE.has(toWord(value))) return { isUnderAge: false, odd: null };
    return {
      isUnderAge: true,
      odd: UNDER_AGE.has(value) ? null : JSON.stringify(value).slice(0, LONGEST_SHOWN),
    };
  }),
);

export const flagWire = v.object({ id: v.fallback(wireId, ''), under_age: wireUnderAge });

const file = wireAddress(toFile);

const category = wireEither(
  v.pipe(
    wireRecord({ id: wireId }),
    v.transform(({ id }) => id),
  ),
  wireId,
);

export const listedTalentWire = wireRecord({
  id: wireId,
  name: wireName,
  cover: file,
  gender: wireAsSent,
  categories: wireList(category),
  under_age: wireUnderAge,
  profile_etag: v.fallback(wireAsSent, null),
});

const fields = <Field extends string, Wire>(
  names: readonly Field[],
  toWire: (name: Field) => Wire,
) => Object.fromEntries(names.map((name) => [name, toWire(name)])) as Readonly<Record<Field, Wire>>;

const handle = (network: Network) => wireByRule((text) => toHandle(text, NETWORKS[network].home));

const LENGTH =
  /^(?:([0-2])(?:[.,]|\s*m\s*(?=\d\d(?!\d))|\s+(?=\d\d(?!\d)))(\d{1,4})|(\d{2,3}(?:[.,]\d{1,4})?))\s*(?:cms?|cent[ií]m[eè]t(?:ro|er|re)s?|mts?|m|m[eè]t(?:ro|er|re)s?)?\.?\s*(?:[/()|;*].*|(?:[–-]\s*)?\d['′’].*|(?:(?:de|d[ao])\s|aprox|±).*)?$/i;

/** `5′10″ / 178 cm`. */
const IMPERIAL_FIRST = /^\d[^/(|]*(?:['′’"″”]|\d\s*(?:ft|in|pol)\b)[^/(|]*[/(|]\s*(?=\d)/i;

/** `Altura: 178 cm`, `1.78`, `1,780 m`, `1m78`, `170/5.7`; else 0. */
function toCentimetres(text: string): number {
  const [, metres, fraction = '', written = ''] =
    LENGTH.exec(withoutLabel(text).replace(IMPERIAL_FIRST, '')) ?? [];
  return Math.round(
    metres === undefined
      ? toNumber(written || '0', 'decimals')
      : Number(`${metres}.${fraction}`) * 100,
  );
}

const measure = (kind: string, least: number, most: number) =>
  v.pipe(
    wireByRule((text) => {
      const centimetres = toCentimetres(text);
      const isWithin = centimetres >= least && centimetres <= most;
      return isWithin ? String(centimetres) : { fault: `is no ${kind}` };
    }),
    v.transform((text) => (text === null ? null : Number(text))),
  );
const girth = measure('measure', LEAST_GIRTH, MOST_GIRTH);

/** `38.50` → `38.5`, `38 a 40` → `38/40`. */
const size = wireByRule((text) => {
  const plain = withoutLabel(text)
    .replace(/(\d[.,]\d*?)0+(?!\d)/g, '$1')
    .replace(/(\d)[.,](?!\d)/g, '$1')
    .replace(/(?<=\d)\s*(?:[/–-]|\s(?:a|e|ou|or|to|and)\s)\s*(?=\d)/gi, '/');
  return /[1-9\p{L}]/u.test(plain) ? plain : '';
});

const followers = v.pipe(
  wireByRule((text) => {
    const count = toCount(text);
    return count === null ? { fault: 'is no number of people' } : count === 0 ? '' : String(count);
  }),
  v.transform((text) => (text === null ? null : Number(text))),
);

const day = wireByRule((text) =>
  isMonthOrDay(text) ? text : { fault: 'is neither yyyy-MM nor yyyy-MM-dd' },
);

const picture = wireOptional(
  v.pipe(
    wireEither(
      v.object({ file, width: wirePixels, height: wirePixels, date: day }),
      v.pipe(
        file,
        v.transform((name) => ({ file: name, width: null, height: null, date: null })),
      ),
    ),
    v.check((item) => item.file !== null, UNFIT),
  ),
);

const video = wireOptional(
  v.pipe(
    v.object({ file: wireAddress((text) => text), provider: wireAsSent }, 'is no video'),
    v.transform((item) => (item.file === null ? null : toVideo(item.file, item.provider))),
    v.check((item) => item !== null, UNFIT),
  ),
);

export const profileWire = v.pipe(
  wireRecord({
    id: wireOptional(wireId),
    name: wireOptional(wireName),
    cover: file,
    cover_web: file,
    cover_web_secondary: file,
    ...fields(NETWORK_CODES, handle),
    ...fields(
      NETWORK_CODES.map((network) => `${network}_followers` as const),
      () => followers,
    ),
    height: measure('height', LEAST_HEIGHT, MOST_HEIGHT),
    jeans: size,
    shoes: size,
    bust: girth,
    waist: girth,
    hips: girth,
    measured_at: day,
    hair: wireLine,
    eyes: wireLine,
    under_age: wireUnderAge,
    galleries: wireOptional(
      v.object(
        {
          book: wireList(picture),
          snap: wireList(picture),
          compo: wireList(picture),
          video: wireList(video),
        },
        'is no map',
      ),
    ),
  }),
  // Some services answer an error with an empty object.
  v.check(({ id, name }) => id !== null || (name !== null && !isNoValue(name)), 'names no talent'),
);
