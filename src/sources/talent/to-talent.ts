import type * as v from 'valibot';
import { type Gender, type Picture, type Talent } from '../../domain/talent.ts';
import { NETWORK_CODES, type Account } from '../../domain/networks.ts';
import type { Warn } from '../records.ts';
import type { listedTalentWire, profileWire } from './talent-wire.ts';

export type ListedTalent = ReturnType<typeof toListedTalent>;
export type Profile = ReturnType<typeof toProfile>;

type ProfileWire = v.InferOutput<typeof profileWire>;

export function toListedTalent(wire: v.InferOutput<typeof listedTalentWire>, warn: Warn) {
  const { id, name, cover, profile_etag: profileEtag } = wire;
  return {
    id,
    underAge: toUnderAge(wire.under_age, warn),
    name,
    cover,
    gender: toGender(wire.gender, warn),
    categories: Array.from(new Set(wire.categories.map(Number))),
    profileEtag,
  };
}

export function toProfile(wire: ProfileWire, warn: Warn) {
  const { book = [], snap = [], compo = [], video = [] } = wire.galleries ?? {};
  return {
    id: wire.id,
    name: wire.name,
    underAge: toUnderAge(wire.under_age, warn),
    cover: wire.cover,
    coverMobile: wire.cover_web,
    coverDesktop: wire.cover_web_secondary,
    accounts: NETWORK_CODES.flatMap((network): readonly Account[] => {
      const handle = wire[network];
      return handle === null ? [] : [{ network, handle, followers: wire[`${network}_followers`] }];
    }),
    heightCm: wire.height,
    jeans: wire.jeans,
    shoes: wire.shoes,
    bustCm: wire.bust,
    waistCm: wire.waist,
    hipsCm: wire.hips,
    measuredAt: wire.measured_at,
    polaroidsAt:
      snap
        .flatMap(({ date }) => date ?? [])
        .toSorted()
        .at(-1) ?? null,
    hair: wire.hair,
    eyes: wire.eyes,
    galleries: {
      book: book.map(toPicture),
      snap: snap.map(toPicture),
      compo: compo.map(toPicture),
      video,
    },
  };
}

export function joinFlags(...flags: readonly (boolean | null)[]): boolean | null {
  return flags.includes(true) ? true : flags.includes(false) ? false : null;
}

/** The list is newer and wins. */
export function joinTalent(listed: ListedTalent, profile: Profile, underAge: boolean): Talent {
  const { id, name, gender, categories } = listed;
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

function toUnderAge({ isUnderAge, odd }: ProfileWire['under_age'], warn: Warn): boolean | null {
  if (odd !== null) warn('under_age', `is ${odd}, which counts as under 18`);
  return isUnderAge;
}

function toGender(text: string | null, warn: Warn): Gender {
  const word = text?.toLowerCase() ?? 'undefined';
  if (word === 'woman' || word === 'man') return word;
  if (word !== 'undefined') warn('gender', 'is neither woman nor man: on no board for either');
  return 'undefined';
}

type Wires = NonNullable<ProfileWire['galleries']>['book'];

function toPicture({ file, width, height }: Wires[number]): Picture {
  return { kind: 'picture', file: file ?? '', width, height };
}
