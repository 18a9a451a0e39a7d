import type { ScoutedRecord } from '../../domain/content.ts';
import { toList, toMap } from '../json-shapes.ts';
import { parseList, parseMap, parseRecord } from '../records.ts';
import { toFile } from '../safe-links.ts';
import { READ_TIMEOUT } from '../service-client.ts';
import type { Parsed, SourceRead } from '../source-read.ts';
import * as convert from './to-content.ts';
import * as wire from './panel-wire.ts';

const TEXT_KEYS = /^(?:getScouted(?:AmazingFace)?(?:Title|Text)|openingHours|cover:.*)$/s;
const IMAGE_KEYS = /^(?:getScouted(?:AmazingFace)?|about)_\d+$/;

export const SLIDES = toRead('slides', '/api/slides/home', (json) =>
  parseList(json, { schema: wire.slideWire, convert: convert.toSlide }),
);

export const STAFF = toRead('staff', '/api/staff', (json) =>
  parseList(json, { schema: wire.staffWire, convert: convert.toStaffMember }),
);

export const SOCIAL = toRead('social', '/api/social-media', (json) => {
  const rules = { schema: wire.socialMediaWire, convert: convert.toSocialMedia };
  return parseRecord(json, 'social-media', rules);
});

export const POSTS = toRead('posts', '/api/posts/amazing-face', (json) =>
  parseList(json, {
    schema: wire.postWire,
    convert: convert.toPost,
    keyOf: (post) => `${post.language}/${post.slug}`,
  }),
);

export const TEXTS = toRead('texts', '/api/website-texts', (json) => {
  const rules = { schema: wire.textsByLanguageWire, convert: convert.toTextsByLanguage };
  const parsed = parseMap(json, rules, (key) => TEXT_KEYS.test(key));
  if (!parsed.ok) return parsed;
  const texts = Object.entries(parsed.value).map(([key, text]) => [toTextKey(key), text] as const);
  return { ...parsed, value: Object.fromEntries(texts) };
});

/** `cover:` and a slide's address is the key of its text; addresses have many spellings. */
function toTextKey(key: string): string {
  const [, address = ''] = /^cover:\s*(.*)$/s.exec(key) ?? [];
  return address === '' ? key : `cover:${toFile(address) ?? address}`;
}

export const IMAGES = toRead('images', '/api/website-images', (json) => {
  const rules = { schema: wire.siteImageWire, convert: convert.toSiteImage };
  return parseMap(json, rules, (key) => IMAGE_KEYS.test(key));
});

export const CUSTOMIZATIONS = toRead('customizations', '/api/customizations', (json) => {
  const rules = { schema: wire.customizationsWire, convert: convert.toCustomizations };
  const parsed = parseRecord(json, 'customizations', rules);
  // All keys are optional: an empty answer means open, without channels.
  return parsed.ok ? { ...parsed, emptyDoubtedFrom: Number.POSITIVE_INFINITY } : parsed;
});

export const SCOUTED_OWNER = toRead('scoutedOwner', '/api/get-scouted/owner', (json) => {
  const convertOwner = (record: ScoutedRecord): ScoutedRecord => record;
  return parseRecord(json, 'owner', { schema: wire.scoutedRecordWire, convert: convertOwner });
});

/** The older form is a list, or a map by number (`getScouted_2`). */
export const SCOUTED_IMAGES = toRead('scoutedImages', '/api/get-scouted/images', (json) => {
  const rules = { schema: wire.scoutedImageWire, convert: convert.toScoutedImage };
  return parseList(toNumbered(json) ?? json, rules);
});

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

function toRead<Value>(
  collection: string,
  path: string,
  parse: (json: unknown) => Parsed<Value>,
): SourceRead<Value> {
  return {
    collection,
    request: { service: 'panel', method: 'GET', path, timeout: READ_TIMEOUT },
    parse,
  };
}
