/** The constants of the business and of the interface, each in one place. Durations in milliseconds, lengths in CSS pixels. */

export const FOUNDED_YEAR = 2010;
/** Whole years, on the agency's day, from which on one may apply. */
export const MINIMUM_AGE = 15;
/** Nobody younger applies: a birth date that says so is a slip of the finger. */
export const YOUNGEST_AGE = 8;
/** Below this age a guardian is asked. */
export const ADULT_AGE = 18;

/** Days within which every application is answered. */
export const APPLICATION_ANSWER_DAYS = 15;
/** Working days within which a message is answered. */
export const MESSAGE_ANSWER_WORKING_DAYS = 1;
/** Minutes after which a rate limit lets the same visitor through again; the functions' `windowSize`, which Netlify reads as a literal. */
export const RATE_LIMIT_MINUTES = 1;
/** Heaviest photo that an applicant may choose, in millions of bytes; the browser makes it smaller. */
export const PHOTO_FILE_MEGABYTES = 40;

/** What a photo of an application may be before the browser makes a JPEG of it. */
export const PHOTO_KINDS = ['PNG', 'GIF', 'JPEG'] as const;

/** Messages, and applications that go no further, are deleted within so many months, wherever they are. */
export const ENTRY_RETENTION_MONTHS = 12;
/** Days within which whoever asks about their data is answered (LGPD, art. 19, II). */
export const RIGHTS_ANSWER_DAYS = 15;

export const HOME_SLIDER_SPEED = 2500;
/** How long a cover takes that the visitor turns. */
export const COVER_PRESS_SPEED = 350;
/** How long a cover stands before the next one comes. */
export const HOME_SLIDER_DELAY = 3000;
export const GALLERY_SLIDER_SPEED = 1000;

/** First width that counts as desktop. */
export const DESKTOP_WIDTH = 1024;
/** Below this width gallery mode shows each portrait alone. */
export const PAIRING_WIDTH = 650;

export const LETTERS_SHOWN_FIRST = 13;

/** Where people whose intimate photos somebody has find help in Brazil. */
export const HELPLINE = { text: 'safernet.org.br', href: 'https://www.safernet.org.br' } as const;

export const MAP_ZOOM = 15;
/** Whose map opens when the visitor asks for it: its tiles (Leaflet's template, unless `MAP_TILE_URL` is set), whom it credits, and its pages. */
export const MAP_SERVICE = {
  name: 'OpenStreetMap',
  tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  copyright: 'https://www.openstreetmap.org/copyright',
  toPlace: (latitude: number, longitude: number) =>
    `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${MAP_ZOOM}/${latitude}/${longitude}`,
  toDirections: (latitude: number, longitude: number) => `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`,
} as const;
export const FILE_NAME_LENGTH = 20;
/** Longest note on a talent of a brief, and longest title and client of one, in characters. */
export const NOTE_LENGTH = 140;
export const BRIEF_LINE_LENGTH = 80;
/** Talents of one brief; more would be no selection. */
export const LARGEST_BRIEF = 300;
/** Briefs put aside on a device, beside the open one. */
export const MOST_BRIEFS = 12;
/** Longest name of a person, in characters. */
export const NAME_LENGTH = 120;
/** The country of the agency, by either language's name: first in lists of countries, and chosen until somebody chooses another. */
export const HOME_COUNTRY = /^bra[sz]il$/i;
/** Days after which a form that nobody went on with is forgotten on the device. */
export const DRAFT_DAYS = 30;
/** Days for which a device keeps the photos of an application that is not sent, where the applicant asks for it. */
export const PHOTOS_KEPT_DAYS = 7;

export const CHUNK_RELOAD_GUARD = 60_000;
/** How long a missing script may take to load with the cache bypassed before the page is reloaded instead. */
export const CHUNK_ASK_LIMIT = 10_000;
export const VEIL_DURATION = 600;
export const PROGRESS_THROTTLE = 200;
export const PROGRESS_DURATION = 5000;
export const PROGRESS_HIDE = 500;
/** A navigation that takes longer counts as failed. */
export const PROGRESS_LIMIT = 30_000;

/** A frame of the line-up is this many units wide for each centimetre of its person's height. */
export const FRAME_WIDTH = 120;
/** Centimetres: outside of these a height is a typing error. */
export const LEAST_HEIGHT = 30;
export const MOST_HEIGHT = 272;
/** The same of bust, waist and hips. */
export const LEAST_GIRTH = 40;
export const MOST_GIRTH = 180;
/** Height that stands in where a talent's is unknown, in centimetres. */
export const FALLBACK_HEIGHT = 178;

/** Where the players of videos come from. */
export const PLAYER_ORIGINS = { vimeo: 'https://player.vimeo.com', youtube: 'https://www.youtube-nocookie.com' } as const;

/** Cards of a filtered listing that are shown at once, and after each painting from then on. */
export const CARDS_SHOWN_FIRST = 10;
export const CARDS_SHOWN_NEXT = 50;

/** Talents on one page of a listing; further ones are on numbered pages. */
export const LISTING_PAGE_SIZE = 120;

/** Prefix of every post's anchor and of no other `id`: editors may call a post anything, even `menu`. */
export const POST_ANCHOR = 'post-';
