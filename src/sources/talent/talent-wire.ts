import * as v from 'valibot';
import { NETWORK_CODES, type Network } from '../../domain/networks.ts';
import {
  isAbsent,
  wireDate,
  wireId,
  wireName,
  wireOptional,
  wirePixels,
  wireRecord,
  wireText,
} from '../wire-values.ts';

/** Lists in a record are read by item, so that a bad picture does not cost a talent. */
const wireList = v.optional(v.unknown());

const NOT_UNDER_AGE: ReadonlySet<string> = new Set(['false', '0', 'no', 'nao', 'não']);
const UNDER_AGE: ReadonlySet<unknown> = new Set([true, 1, '1', 'true']);
/** Characters of an odd value that a warning repeats. */
const LONGEST_SHOWN = 40;

/** Under 18? Any value that is not clearly false means yes. `odd` is a value that is not clearly
 * true either, as JSON. */
const wireUnderAge = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value): { readonly isUnderAge: boolean; readonly odd: string | null } => {
    if (isAbsent(value)) return { isUnderAge: false, odd: null };
    const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
    if (isScalar && NOT_UNDER_AGE.has(String(value).normalize('NFC').trim().toLowerCase()))
      return { isUnderAge: false, odd: null };
    return {
      isUnderAge: true,
      odd: UNDER_AGE.has(value) ? null : JSON.stringify(value).slice(0, LONGEST_SHOWN),
    };
  }),
);

/** The flag of a record whose other fields may be unusable. */
export const flagWire = v.object({ id: v.fallback(wireId, ''), under_age: wireUnderAge });

export const listedTalentWire = wireRecord({
  id: wireId,
  name: wireName,
  cover: wireText,
  gender: wireText,
  categories: wireList,
  under_age: wireUnderAge,
  /** Spares reading a profile whose copy has this ETag. */
  profile_etag: v.fallback(wireText, null),
});

/** Centimetres as text, or `null`. */
const wireGirth = v.fallback(wireText, null);

/** By name; the talent decides which the site shows. */
const galleriesWire = wireOptional(v.record(v.string(), v.unknown(), 'is no map'));

type NetworkField = Network | `${Network}_followers`;
const networksWire = Object.fromEntries(
  NETWORK_CODES.flatMap((network) => [network, `${network}_followers`] as const).map((field) => [
    field,
    wireText,
  ]),
) as Readonly<Record<NetworkField, typeof wireText>>;

export const profileWire = v.pipe(
  wireRecord({
    id: wireOptional(wireId),
    name: wireText,
    cover: wireText,
    cover_web: wireText,
    cover_web_secondary: wireText,
    ...networksWire,
    height: wireText,
    jeans: wireText,
    shoes: wireText,
    bust: wireGirth,
    waist: wireGirth,
    hips: wireGirth,
    measured_at: wireDate,
    hair: wireText,
    eyes: wireText,
    under_age: wireUnderAge,
    galleries: galleriesWire,
  }),
  // Some services answer an error with an empty object.
  v.check((profile) => (profile.id ?? profile.name) !== null, 'names no talent'),
);

/** Objects come first: nearly all are, and a mismatch takes longer to detect. */
export const categoryWire = v.union(
  [
    v.pipe(
      v.object({ id: wireId }),
      v.transform(({ id }) => id),
    ),
    wireId,
  ],
  'is no category',
);

export const pictureWire = v.union(
  [
    v.object({ file: wireText, width: wirePixels, height: wirePixels }),
    v.pipe(
      v.string(),
      v.transform((file) => ({ file, width: null, height: null })),
    ),
  ],
  'is no picture',
);

export const pictureDateWire = v.fallback(
  v.pipe(
    v.object({ date: wireDate }),
    v.transform(({ date }) => date),
  ),
  null,
);

export const videoWire = v.object({ file: wireText, provider: wireText }, 'is no video');
