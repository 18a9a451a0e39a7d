import type { Catalogue } from '../../src/domain/catalogue.ts';
import { NO_GALLERIES, type Talent } from '../../src/domain/talent.ts';

export function aTalent(overrides: Partial<Talent> = {}): Talent {
  return {
    id: '7',
    underAge: false,
    name: 'Thaís Moura',
    cover: 'covers/7.jpg',
    gender: 'woman',
    categories: [1],
    coverMobile: null,
    coverDesktop: null,
    accounts: [],
    heightCm: 178,
    jeans: null,
    shoes: null,
    bustCm: null,
    waistCm: null,
    hipsCm: null,
    measuredAt: null,
    polaroidsAt: null,
    hair: null,
    eyes: null,
    galleries: NO_GALLERIES,
    ...overrides,
  };
}

export function onInstagram(handle: string, followers: number | null = null): Talent['accounts'] {
  return [{ network: 'instagram', handle, followers }];
}

interface CatalogueParts extends Partial<Omit<Catalogue, 'customizations'>> {
  readonly customizations?: Partial<Catalogue['customizations']>;
}

export function aCatalogue({ customizations, ...overrides }: CatalogueParts = {}): Catalogue {
  return {
    talents: [],
    slides: [],
    staff: [],
    social: { instagram: null, facebook: null },
    posts: [],
    pictureSizes: {},
    texts: {},
    images: {},
    customizations: {
      registrationClosed: false,
      registrationClosedFace: false,
      phone: null,
      whatsapp: null,
      email: null,
      address: null,
      latitude: null,
      longitude: null,
      ...customizations,
    },
    olderScoutedText: { name: null, description: null },
    olderScoutedImages: [],
    year: 2026,
    ...overrides,
  };
}
