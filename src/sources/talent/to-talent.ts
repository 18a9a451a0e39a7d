import * as v from 'valibot';
import { LEAST_GIRTH, LEAST_HEIGHT, MOST_GIRTH, MOST_HEIGHT } from '../../domain/constants.ts';
import { toDisplayName } from '../../domain/display-name.ts';
import { NETWORK_CODES, NETWORKS, type Account, type Network } from '../../domain/networks.ts';
import type {
  GalleryName,
  Galleries,
  Gender,
  Picture,
  Talent,
  Video,
} from '../../domain/talent.ts';
import { toFile } from '../safe-links.ts';
import { toList, type Warn } from '../records.ts';
import { toVideo } from './video.ts';
import {
  categoryWire,
  pictureDateWire,
  pictureWire,
  videoWire,
  type listedTalentWire,
  type profileWire,
} from './talent-wire.ts';

export interface ListedTalent extends Pick<
  Talent,
  'id' | 'underAge' | 'name' | 'cover' | 'gender' | 'categories'
> {
  /** `null` if the service does not send it. */
  readonly profileEtag: string | null;
}

/** What the profile adds. `id` is `null` if the profile does not repeat it. */
export interface Profile extends Omit<Talent, 'id' | 'name' | 'gender' | 'categories'> {
  readonly id: string | null;
}

/** Characters: an address with all that a share button adds. */
const LONGEST_HANDLE = 500;
/** Items of a gallery beyond which the summary warns. */
const LARGE_GALLERY = 500;

const UNFIT = 'is not fit to be shown and was left out';

export function toListedTalent(
  wire: v.InferOutput<typeof listedTalentWire>,
  warn: Warn,
): ListedTalent {
  return {
    id: wire.id,
    underAge: toUnderAge(wire.under_age, warn),
    name: wire.name,
    cover: toKeptFile(wire.cover, 'cover', warn),
    gender: toGender(wire.gender),
    categories: toCategories(wire.categories, warn),
    profileEtag: wire.profile_etag,
  };
}

export function toProfile(wire: v.InferOutput<typeof profileWire>, warn: Warn): Profile {
  return {
    id: wire.id,
    underAge: toUnderAge(wire.under_age, warn),
    cover: toKeptFile(wire.cover, 'cover', warn),
    coverMobile: toKeptFile(wire.cover_web, 'cover_web', warn),
    coverDesktop: toKeptFile(wire.cover_web_secondary, 'cover_web_secondary', warn),
    accounts: NETWORK_CODES.flatMap((network) => toAccount(wire, network, warn)),
    heightCm: toMeasure(wire, 'height', warn),
    jeans: wire.jeans,
    shoes: wire.shoes,
    bustCm: toMeasure(wire, 'bust', warn),
    waistCm: toMeasure(wire, 'waist', warn),
    hipsCm: toMeasure(wire, 'hips', warn),
    measuredAt: wire.measured_at,
    polaroidsAt: toNewest(wire.galleries?.['snap']),
    hair: wire.hair,
    eyes: wire.eyes,
    galleries: toGalleries(wire.galleries, warn),
  };
}

/** Merges list entry and profile. The list is newer and wins; either one's flag makes a minor. */
export function joinTalent(listed: ListedTalent, profile: Profile): Talent {
  const { id, name, gender, categories } = listed;
  const underAge = listed.underAge || profile.underAge;
  return {
    ...profile,
    id,
    underAge,
    name,
    gender,
    categories,
    cover: listed.cover ?? profile.cover,
  };
}

function toUnderAge(
  { isUnderAge, odd }: v.InferOutput<typeof profileWire>['under_age'],
  warn: Warn,
): boolean {
  if (odd !== null) warn('under_age', `is ${odd}, which counts as under 18`);
  return isUnderAge;
}

function toGender(text: string | null): Gender {
  const word = text?.toLowerCase();
  return word === 'woman' || word === 'man' ? word : 'undefined';
}

function toCategories(json: unknown, warn: Warn): readonly number[] {
  const ids = toItems(json).flatMap((item, index) => {
    const result = v.safeParse(categoryWire, item);
    if (result.success) return [Number(result.output)];
    warn(`categories.${index}`, UNFIT);
    return [];
  });
  return Array.from(new Set(ids));
}

/** Metres with a point or comma or as spoken (`1 78`), else centimetres; perhaps a unit and
 * feet. */
const LENGTH =
  /^(?:([0-2])(?:[.,]|\s*m\s*(?=\d\d(?!\d))|\s+(?=\d\d(?!\d)))(\d{1,3})|(\d{2,3}(?:[.,]\d{1,2})?))\s*(?:cms?|mts?|m|metros?)?\.?\s*(?:[/(].*)?$/i;

/** Whole centimetres of `178`, `178 cm`, `1.78`, `1,780 m`, `1m78` or `170/5.7`; else 0. */
function toCentimetres(text: string): number {
  const [, metres, fraction = '', written = ''] = LENGTH.exec(text) ?? [];
  return Math.round(
    metres === undefined
      ? Number(written.replace(',', '.'))
      : Number(`${metres}.${fraction}`) * 100,
  );
}

/** `null`, with a warning, for text that is no measure of a body. */
function toMeasure(
  wire: v.InferOutput<typeof profileWire>,
  field: 'height' | 'bust' | 'waist' | 'hips',
  warn: Warn,
): number | null {
  const text = wire[field];
  if (text === null) return null;
  const centimetres = toCentimetres(text);
  const [least, most] =
    field === 'height' ? [LEAST_HEIGHT, MOST_HEIGHT] : [LEAST_GIRTH, MOST_GIRTH];
  if (centimetres >= least && centimetres <= most) return centimetres;
  warn(field, `is no ${field === 'height' ? 'height' : 'measure'} and was left out`);
  return null;
}

/** A handle without its @, taken from a whole address if need be. */
function toAccount(
  wire: v.InferOutput<typeof profileWire>,
  network: Network,
  warn: Warn,
): readonly Account[] {
  const text = wire[network];
  if (text === null) return [];
  const handle = toHandle(text, NETWORKS[network].home);
  if (handle !== null) return [{ network, handle, followers: wire[`${network}_followers`] }];
  warn(network, UNFIT);
  return [];
}

/** Pages of a network that belong to nobody. */
const NO_HANDLE = /^(?:p|reels?|tv|explore|accounts?)$/i;

/** The handle of `@ana`, `instagram.com/ana/reels/` or a whole address, or `null`. */
function toHandle(written: string, home: string): string | null {
  const text = toDisplayName(written.slice(0, LONGEST_HANDLE));
  const [, address] = text.split(
    new RegExp(`^(?:(?:https?:)?//)?(?:[a-z]+\\.)?${RegExp.escape(home)}`, 'i'),
  );
  const [handle = ''] = (address ?? text)
    .replace(/^(?:_u\/|stories\/)/, '')
    .replace(/^@/, '')
    .split(address === undefined ? /\/?$/ : /[/?#]/);
  return /^[\w.]{1,30}$/.test(handle) && !NO_HANDLE.test(handle) ? handle : null;
}

function toGalleries(wire: v.InferOutput<typeof profileWire>['galleries'], warn: Warn): Galleries {
  const collect = <Item>(
    name: GalleryName,
    convert: (item: unknown) => Item | null,
  ): readonly Item[] => {
    const items = toItems(wire?.[name]);
    if (items.length > LARGE_GALLERY)
      warn(`galleries.${name}`, `holds ${items.length} items: its page is slow to open`);
    return items.flatMap((item, index) => {
      const converted = convert(item);
      if (converted !== null) return [converted];
      warn(`galleries.${name}.${index}`, UNFIT);
      return [];
    });
  };
  return {
    book: collect('book', toPicture),
    snap: collect('snap', toPicture),
    compo: collect('compo', toPicture),
    video: collect('video', toVideoItem),
  };
}

function toPicture(item: unknown): Picture | null {
  const result = v.safeParse(pictureWire, item);
  const file = result.success && result.output.file !== null ? toFile(result.output.file) : null;
  return file === null || !result.success
    ? null
    : { kind: 'picture', file, width: result.output.width, height: result.output.height };
}

function toNewest(json: unknown): string | null {
  const dates = toItems(json).flatMap((item) =>
    toPicture(item) === null ? [] : (v.parse(pictureDateWire, item) ?? []),
  );
  return dates.toSorted().at(-1) ?? null;
}

function toVideoItem(item: unknown): Video | null {
  const result = v.safeParse(videoWire, item);
  return result.success && result.output.file !== null
    ? toVideo(result.output.file, result.output.provider)
    : null;
}

function toItems(json: unknown): readonly unknown[] {
  return toList(json) ?? [];
}

function toKeptFile(text: string | null, field: string, warn: Warn): string | null {
  if (text === null) return null;
  const file = toFile(text);
  if (file === null) warn(field, UNFIT);
  return file;
}
