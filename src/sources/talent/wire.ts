/** What the talent service sends. */
import * as v from 'valibot';
import { NETWORK_CODES, type Network } from '../../domain/networks.ts';
import { isAbsent, wireDate, wireId, wireName, wireOptional, wirePixels, wireRecord, wireText } from '../wire.ts';

/** Lists inside a record are read item by item, so that one bad picture costs a picture and not a talent. */
const wireList = v.optional(v.unknown());

const NOT_UNDER_AGE: ReadonlySet<string> = new Set(['false', '0', 'no', 'nao', 'não']);
const UNDER_AGE: ReadonlySet<unknown> = new Set([true, 1, '1', 'true']);
/** Characters of an odd value that a warning repeats. */
const LONGEST_SHOWN = 40;

/**
 * Whether a talent is under 18. It fails safe: a value that is present and not clearly false means under age. `odd` is such a value as
 * JSON, where it is not clearly true either; else `null`.
 */
const wireUnderAge = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value): { readonly isUnderAge: boolean; readonly odd: string | null } => {
    if (isAbsent(value)) return { isUnderAge: false, odd: null };
    const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
    if (isScalar && NOT_UNDER_AGE.has(String(value).normalize('NFC').trim().toLowerCase())) return { isUnderAge: false, odd: null };
    return { isUnderAge: true, odd: UNDER_AGE.has(value) ? null : JSON.stringify(value).slice(0, LONGEST_SHOWN) };
  }),
);

export const listedTalentWire = wireRecord({
  id: wireId,
  name: wireName,
  cover: wireText,
  gender: wireText,
  categories: wireList,
  under_age: wireUnderAge,
  /** The ETag of the talent's profile, from services that name it: a profile whose copy has it need not be read. */
  profile_etag: v.fallback(wireText, null),
});

/** Centimetres as text; `null` where a service sends no text and no number. */
const wireGirth = v.fallback(wireText, null);

/** By name; which of them the site shows its talents say. */
const galleriesWire = wireOptional(v.record(v.string(), v.unknown(), 'is no map'));

type NetworkField = Network | `${Network}_followers`;
const networksWire = Object.fromEntries(
  NETWORK_CODES.flatMap((network) => [network, `${network}_followers`] as const).map((field) => [field, wireText]),
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
  // An empty object is what some services answer when something went wrong.
  v.check((profile) => (profile.id ?? profile.name) !== null, 'names no talent'),
);

/** Nearly all are objects: those come first, because a form that does not fit takes longer to tell than one that does. */
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

/** When a picture was taken; the picture itself may be odd. */
export const pictureDateWire = v.fallback(
  v.pipe(
    v.object({ date: wireDate }),
    v.transform(({ date }) => date),
  ),
  null,
);

export const videoWire = v.object({ file: wireText, provider: wireText }, 'is no video');
