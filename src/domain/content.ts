/** What the agency edits besides its talents. */

/** A home cover: one file for narrow screens, one for wide ones; either may be a picture or a video. */
export interface Slide {
  readonly mobile: string;
  readonly desktop: string;
}

export interface StaffMember {
  readonly name: string;
  readonly role: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** Language whose contact page lists this person. */
  readonly language: string;
}

export interface SocialLink {
  readonly name: string;
  /** Always http or https. */
  readonly url: string;
}

export interface SocialMedia {
  readonly instagram: SocialLink | null;
  readonly facebook: SocialLink | null;
}

/** In pixels, as the picture is shown. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface Post {
  readonly slug: string;
  readonly title: string;
  readonly cover: string | null;
  /** HTML as the back office sent it: not yet safe to show. */
  readonly content: string;
  readonly language: string;
}

/** A text of the site per language; a scouting text may carry a title and a description at once. */
export type SiteText = string | { readonly name: string | null; readonly description: string | null };
/** Site texts by key, then by language tag, in the order of the back office. */
export type SiteTexts = Readonly<Record<string, Readonly<Record<string, SiteText>>>>;

export interface SiteImage {
  readonly mobile: string;
  readonly desktop: string;
}
/** Site images by key, such as `about_1` or `getScouted_2`. */
export type SiteImages = Readonly<Record<string, SiteImage>>;

/** Settings and contact details that the agency keeps in its back office; `null` where it keeps none. */
export interface Customizations {
  readonly registrationClosed: boolean;
  readonly registrationClosedFace: boolean;
  readonly phone: string | null;
  readonly whatsapp: string | null;
  readonly email: string | null;
  readonly address: string | null;
  /** Decimal degrees; both or none. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Older form of the scouting page's record, used where site texts and images lack the keys. */
export interface ScoutedRecord {
  readonly name: string | null;
  readonly description: string | null;
}
