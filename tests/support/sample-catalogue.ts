import type { Catalogue } from '../../src/domain/catalogue.ts';
import type { Talent } from '../../src/domain/talent.ts';

/** A catalogue with nothing in it but what a test puts there. */
export function sampleCatalogue(content: Partial<Catalogue> = {}): Catalogue {
  return {
    talents: [],
    slides: [],
    staff: [],
    social: { instagram: null, facebook: null },
    posts: [],
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
    },
    scoutedOwner: { name: null, description: null },
    scoutedImages: [],
    ...content,
  };
}

/** A talent of whom only the name is known, and what a test says besides. */
export function sampleTalent(id: string, facts: Partial<Talent> = {}): Talent {
  return {
    id,
    name: `Talento ${id}`,
    cover: null,
    gender: 'woman',
    categories: [1],
    coverMobile: null,
    coverDesktop: null,
    instagram: null,
    followers: null,
    heightCm: null,
    jeans: null,
    shoes: null,
    hair: null,
    eyes: null,
    galleries: { book: [], snap: [], compo: [], video: [] },
    ...facts,
  };
}
