export const FOUNDED_YEAR = 2010;
export const MINIMUM_AGE = 15;
/** A younger date is a slip. */
export const YOUNGEST_AGE = 8;
export const ADULT_AGE = 18;

export const APPLICATION_ANSWER_DAYS = 15;
export const MESSAGE_ANSWER_WORKING_DAYS = 1;
/** Repeat it in the functions' `windowSize`, a literal for Netlify. */
export const RATE_LIMIT_MINUTES = 1;
export const PHOTO_FILE_MEGABYTES = 40;

export const PHOTO_FORMATS = ['JPEG', 'PNG', 'GIF', 'WebP', 'AVIF'] as const;

export const ENTRY_RETENTION_MONTHS = 12;
/** LGPD, art. 19, II. */
export const RIGHTS_ANSWER_DAYS = 15;

export const DESKTOP_WIDTH = 1024;

export const HELPLINE = { text: 'safernet.org.br', href: 'https://www.safernet.org.br' } as const;

export const MAP_ZOOM = 15;
export const MAP_SERVICE = {
  name: 'OpenStreetMap',
  tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  copyright: 'https://www.openstreetmap.org/copyright',
  toPlace: (latitude: number, longitude: number) =>
    `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${MAP_ZOOM}/${latitude}/${longitude}`,
  toDirections: (latitude: number, longitude: number) =>
    `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`,
} as const;
export const NOTE_LENGTH = 140;
export const SELECTION_LINE_LENGTH = 80;
export const LARGEST_SELECTION = 300;
export const MOST_COMPOSITES = 20;
export const NAME_LENGTH = 120;
export const ADDRESS_LENGTH = 2_000;
export const DRAFT_DAYS = 30;
export const PHOTOS_KEPT_DAYS = 7;

/** Centimetres. */
export const LEAST_HEIGHT = 30;
export const MOST_HEIGHT = 272;

/** Begins a post's `id`: a post may be called `menu`. */
export const POST_ANCHOR = 'post-';
