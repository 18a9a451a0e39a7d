import type * as v from 'valibot';
import type {
  Customizations,
  Post,
  SiteImage,
  SiteText,
  Slide,
  SocialLink,
  SocialMedia,
  StaffMember,
} from '../../domain/content.ts';
import { cutText, toDisplayName } from '../../domain/display-name.ts';
import { readHtml } from '../../lib/bounded-html.ts';
import { toLanguage } from '../language.ts';
import type { Warn } from '../records.ts';
import type * as wires from './panel-wire.ts';

type Wire<Name extends keyof typeof wires> = v.InferOutput<(typeof wires)[Name]>;

const LONGEST_TITLE = 200;
const LANGUAGE = 'pt';

export function toSlide(wire: Wire<'slideWire'>): Slide | null {
  return toPair(wire.image_mobile, wire.image_desktop);
}

export function toStaffMember(wire: Wire<'staffWire'>): StaffMember {
  return { ...wire, language: wire.language ?? LANGUAGE };
}

export function toSocialMedia({ instagram, facebook }: Wire<'socialMediaWire'>): SocialMedia {
  return { instagram: toSocialLink(instagram), facebook: toSocialLink(facebook) };
}

function toSocialLink(wire: Wire<'socialMediaWire'>['instagram']): SocialLink | null {
  const { name = null, url = null } = wire ?? {};
  return url === null ? null : { name: name ?? new URL(url).hostname, url };
}

export function toPost(wire: Wire<'postWire'>, warn: Warn): Post | null {
  const tree = readHtml(wire.content ?? '');
  if ('fault' in tree) warn('content', `${tree.fault} and was left out`);
  const whole = toDisplayName(wire.title ?? '');
  const title = cutText(whole, LONGEST_TITLE);
  if (title === '') {
    warn('title', 'is missing; the post is left out');
    return null;
  }
  if (whole !== title) warn('title', `is longer than ${LONGEST_TITLE} letters and was cut`);
  return {
    slug: toPostSlug(wire.slug ?? '') || toPostSlug(title) || 'post',
    title,
    cover: wire.cover,
    content: 'fault' in tree ? '' : (wire.content ?? ''),
    language: wire.language ?? LANGUAGE,
  };
}

function toPostSlug(raw: string): string {
  return raw
    .slice(0, LONGEST_TITLE)
    .replace(/[^\p{L}\p{N}._~]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** Of a language's spellings the plain one counts, else the first. */
export function toTextsByLanguage(
  wire: Wire<'textsByLanguageWire'>,
): Readonly<Record<string, SiteText>> | null {
  const texts = new Map<string, SiteText>();
  for (const [written, text] of Object.entries(wire ?? {})) {
    const language = toLanguage(written) ?? written;
    if (text !== null && (language === written || !texts.has(language))) texts.set(language, text);
  }
  return texts.size === 0 ? null : Object.fromEntries(texts);
}

export function toSiteImage(wire: Wire<'siteImageWire'>): SiteImage | null {
  return wire === null ? null : toPair(wire.mobile, wire.desktop);
}

export function toScoutedImage(wire: Wire<'scoutedImageWire'>): SiteImage | null {
  if (wire === null || typeof wire === 'string') return toPair(wire, wire);
  return toPair(wire.mobile ?? wire.image_mobile, wire.desktop ?? wire.image_desktop);
}

export function toCustomizations(wire: Wire<'customizationsWire'>, warn: Warn): Customizations {
  const { latitude, longitude } = wire;
  const onEarth =
    latitude !== null &&
    longitude !== null &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  if (onEarth) return wire;
  if (wire.address !== null)
    warn('address', 'comes without coordinates on Earth: the map shows the place of agency.ts');
  return { ...wire, latitude: null, longitude: null };
}

function toPair(mobile: string | null, desktop: string | null): SiteImage | null {
  const narrow = mobile ?? desktop;
  const wide = desktop ?? mobile;
  return narrow === null || wide === null ? null : { mobile: narrow, desktop: wide };
}
