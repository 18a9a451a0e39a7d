/** Everything that the site reads from the panel service. */
import type {
  Customizations,
  Post,
  ScoutedRecord,
  SiteImage,
  SiteImages,
  SiteTexts,
  Slide,
  SocialMedia,
  StaffMember,
} from '../../domain/content.ts';
import { parseList, parseMap, parseRecord, toList, toMap } from '../records.ts';
import { READ_TIMEOUT } from '../session.ts';
import type { Parsed, SourceRead } from '../source-read.ts';
import {
  toCustomizations,
  toPost,
  toScoutedImage,
  toScoutedRecord,
  toSiteImage,
  toSlide,
  toSocialMedia,
  toStaffMember,
  toTextsByLanguage,
} from './convert.ts';
import {
  customizationsWire,
  postWire,
  scoutedImageWire,
  scoutedRecordWire,
  siteImageWire,
  siteTextsWire,
  slideWire,
  socialMediaWire,
  staffWire,
} from './wire.ts';

export const SLIDES: SourceRead<readonly Slide[]> = toRead('slides', '/api/slides/home', (json) =>
  parseList(json, { schema: slideWire, convert: toSlide }),
);

export const STAFF: SourceRead<readonly StaffMember[]> = toRead('staff', '/api/staff', (json) =>
  parseList(json, { schema: staffWire, convert: toStaffMember }),
);

export const SOCIAL: SourceRead<SocialMedia> = toRead('social', '/api/social-media', (json) =>
  parseRecord(json, 'social-media', { schema: socialMediaWire, convert: toSocialMedia }),
);

export const POSTS: SourceRead<readonly Post[]> = toRead('posts', '/api/posts/amazing-face', (json) =>
  parseList(json, { schema: postWire, convert: toPost, keyOf: (post) => `${post.language}/${post.slug}` }),
);

export const TEXTS: SourceRead<SiteTexts> = toRead('texts', '/api/website-texts', (json) =>
  parseMap(json, { schema: siteTextsWire, convert: toTextsByLanguage }),
);

export const IMAGES: SourceRead<SiteImages> = toRead('images', '/api/website-images', (json) =>
  parseMap(json, { schema: siteImageWire, convert: toSiteImage }),
);

export const CUSTOMIZATIONS: SourceRead<Customizations> = toRead('customizations', '/api/customizations', (json) =>
  parseRecord(json, 'customizations', { schema: customizationsWire, convert: toCustomizations }),
);

/** Older form of the application page's texts. */
export const SCOUTED_OWNER: SourceRead<ScoutedRecord> = toRead('scoutedOwner', '/api/get-scouted/owner', (json) =>
  parseRecord(json, 'owner', { schema: scoutedRecordWire, convert: toScoutedRecord }),
);

/** Older form of the application page's pictures: a list of them, or a map by number (`getScouted_2`). */
export const SCOUTED_IMAGES: SourceRead<readonly SiteImage[]> = toRead('scoutedImages', '/api/get-scouted/images', (json) =>
  parseList(toNumbered(json) ?? json, { schema: scoutedImageWire, convert: toScoutedImage }),
);

/** The values of a map in the order of the numbers that its keys end in; `null` for what is no such map. */
function toNumbered(json: unknown): readonly unknown[] | null {
  const map = toList(json) === null ? toMap(json) : null;
  if (map === null) return null;
  const numbered = Object.entries(map).flatMap(([key, value]) => {
    const number = /(?:^|_)(\d+)$/.exec(key)?.[1];
    return number === undefined ? [] : [{ number: Number(number), value }];
  });
  if (numbered.length === 0 && Object.keys(map).length > 0) return null;
  return numbered.toSorted((a, b) => a.number - b.number).map(({ value }) => value);
}

function toRead<Value>(collection: string, path: string, parse: (json: unknown) => Parsed<Value>): SourceRead<Value> {
  return { collection, request: { service: 'panel', method: 'GET', path, timeout: READ_TIMEOUT }, parse };
}
