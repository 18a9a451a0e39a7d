import type * as v from 'valibot';
import type {
  Customizations,
  Post,
  ScoutedRecord,
  SiteImage,
  SiteText,
  Slide,
  SocialLink,
  SocialMedia,
  StaffMember,
} from '../../domain/content.ts';
import { cutText, toDisplayName } from '../../domain/display-name.ts';
import { readHtml } from '../../lib/bounded-html.ts';
import { toPlainText } from '../plain-text.ts';
import { toEmail, toFile, toHttpUrl, toPhone, toWhatsApp } from '../safe-links.ts';
import type { Warn } from '../records.ts';
import type * as wires from './panel-wire.ts';

type Wire<Name extends keyof typeof wires> = v.InferOutput<(typeof wires)[Name]>;

/** Letters; a slug uses far fewer. */
const LONGEST_TITLE = 300;

export function toSlide(wire: Wire<'slideWire'>, warn: Warn): Slide | null {
  return toPair(
    keep(wire.image_mobile, toFile, 'image_mobile', warn),
    keep(wire.image_desktop, toFile, 'image_desktop', warn),
  );
}

export function toStaffMember(wire: Wire<'staffWire'>, warn: Warn): StaffMember | null {
  return {
    name: wire.name,
    role: wire.role === null ? null : toDisplayName(wire.role),
    email: keep(wire.email, toEmail, 'email', warn),
    phone: keep(wire.phone, toPhone, 'phone', warn),
    language: toLanguage(wire.language),
  };
}

export function toSocialMedia(wire: Wire<'socialMediaWire'>, warn: Warn): SocialMedia {
  return {
    instagram: toSocialLink(wire.instagram, 'instagram', warn),
    facebook: toSocialLink(wire.facebook, 'facebook', warn),
  };
}

function toSocialLink(
  wire: Wire<'socialMediaWire'>['instagram'],
  field: string,
  warn: Warn,
): SocialLink | null {
  if (wire === null) return null;
  const url = keep(wire.url, toHttpUrl, `${field}.url`, warn);
  return url === null ? null : { name: toDisplayName(wire.name ?? new URL(url).hostname), url };
}

/** Reports and leaves out a post that cannot be shown: a draft must not fail the collection. Slugs
 * become anchors. */
export function toPost(wire: Wire<'postWire'>, warn: Warn): Post | null {
  const content = wire.content ?? '';
  const tree = readHtml(content);
  if (typeof tree === 'string') {
    warn('content', `${tree}; the post is left out`);
    return null;
  }
  const title = toTitle(wire.title ?? '');
  if (title === '') {
    warn('title', 'is missing; the post is left out');
    return null;
  }
  if ((wire.title ?? '').length > LONGEST_TITLE)
    warn('title', `is longer than ${LONGEST_TITLE} letters and was cut`);
  return {
    slug: toPostSlug(wire.slug ?? '') || toPostSlug(title) || 'post',
    title,
    cover: keep(wire.cover, toFile, 'cover', warn),
    content,
    language: toLanguage(wire.language),
  };
}

/** Drops U+FFFE and U+FFFF, which are invalid in XML feeds. */
function toTitle(raw: string): string {
  return cutText(
    toDisplayName(raw.slice(0, 4 * LONGEST_TITLE).toWellFormed()).replace(/[\uFFFE\uFFFF]/g, ''),
    LONGEST_TITLE,
  );
}

function toPostSlug(raw: string): string {
  return raw
    .slice(0, LONGEST_TITLE)
    .replace(/[^\p{L}\p{N}._~]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

export function toTextsByLanguage(
  wire: Wire<'siteTextsWire'>,
  warn: Warn,
): Readonly<Record<string, SiteText>> | null {
  const texts = Object.entries(wire ?? {}).flatMap(([language, text]) => {
    if (text === null) return [];
    const words =
      typeof text === 'string'
        ? keepWords(text, language, warn)
        : toScoutedRecord(text, warn, `${language}.`);
    return words === null ? [] : [[language, words] as const];
  });
  return texts.length === 0 ? null : Object.fromEntries(texts);
}

export function toScoutedRecord(
  { name, description }: Wire<'scoutedRecordWire'>,
  warn: Warn,
  path = '',
): ScoutedRecord {
  return {
    name: keepWords(name, `${path}name`, warn),
    description: keepWords(description, `${path}description`, warn),
  };
}

/** The words of a text, or `null` without any; warns of markup beyond the bounds. */
function keepWords(html: string | null, field: string, warn: Warn): string | null {
  const words = toPlainText(html ?? '');
  if ('text' in words) return words.text || null;
  warn(field, `${words.fault} and was left out`);
  return null;
}

export function toSiteImage(wire: Wire<'siteImageWire'>, warn: Warn): SiteImage | null {
  if (wire === null) return null;
  return toPair(
    keep(wire.mobile, toFile, 'mobile', warn),
    keep(wire.desktop, toFile, 'desktop', warn),
  );
}

export function toScoutedImage(wire: Wire<'scoutedImageWire'>, warn: Warn): SiteImage | null {
  if (wire === null) return null;
  const { mobile, desktop } =
    typeof wire === 'string'
      ? { mobile: wire, desktop: wire }
      : { mobile: wire.mobile ?? wire.image_mobile, desktop: wire.desktop ?? wire.image_desktop };
  return toPair(keep(mobile, toFile, 'mobile', warn), keep(desktop, toFile, 'desktop', warn));
}

export function toCustomizations(wire: Wire<'customizationsWire'>, warn: Warn): Customizations {
  const { latitude, longitude } = wire;
  const onEarth =
    latitude !== null &&
    longitude !== null &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  return {
    registrationClosed: wire.registrationClosed,
    registrationClosedFace: wire.registrationClosedFace,
    phone: keepText(wire.phone, toPhone, 'phone', warn),
    whatsapp: keepText(wire.whatsapp, toWhatsApp, 'whatsapp', warn),
    email: keepText(wire.email, toEmail, 'email', warn),
    address: keepText(wire.address, (text) => text, 'address', warn),
    latitude: onEarth ? latitude : null,
    longitude: onEarth ? longitude : null,
  };
}

/** `pt-BR` → `pt`. */
function toLanguage(tag: string): string {
  return (tag.split(/[-_]/)[0] ?? tag).toLowerCase();
}

/** One picture serves both widths if the other is missing. */
function toPair(
  mobile: string | null,
  desktop: string | null,
): { readonly mobile: string; readonly desktop: string } | null {
  const narrow = mobile ?? desktop;
  const wide = desktop ?? mobile;
  return narrow === null || wide === null ? null : { mobile: narrow, desktop: wide };
}

/** Like `keep`, for a field that may not be text (`false`). */
function keepText(
  value: string | false | null,
  rule: (text: string) => string | null,
  field: string,
  warn: Warn,
): string | null {
  if (value !== false) return keep(value, rule, field, warn);
  warn(field, 'is no text and was left out');
  return null;
}

/** The value if it passes its rule; otherwise warns and drops it. */
function keep(
  value: string | null,
  rule: (text: string) => string | null,
  field: string,
  warn: Warn,
): string | null {
  if (value === null) return null;
  const kept = rule(value);
  if (kept === null) warn(field, 'is not fit to be shown and was left out');
  return kept;
}
