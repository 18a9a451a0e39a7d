/** A home cover: a picture or video for narrow and for wide screens. */
export interface Slide {
  readonly mobile: string;
  readonly desktop: string;
}

export interface StaffMember {
  readonly name: string;
  readonly role: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** Language of the contact page that lists this person. */
  readonly language: string;
}

export interface SocialLink {
  readonly name: string;
  /** http or https. */
  readonly url: string;
}

export interface SocialMedia {
  readonly instagram: SocialLink | null;
  readonly facebook: SocialLink | null;
}

/** Pixels, in display orientation. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface Post {
  readonly slug: string;
  readonly title: string;
  readonly cover: string | null;
  /** Raw HTML from the back office: unsafe. */
  readonly content: string;
  readonly language: string;
}

/** A text in one language; scouting texts may have title and description. */
export type SiteText =
  string | { readonly name: string | null; readonly description: string | null };
/** By key, then by language tag, in the back office's order. */
export type SiteTexts = Readonly<Record<string, Readonly<Record<string, SiteText>>>>;

export interface SiteImage {
  readonly mobile: string;
  readonly desktop: string;
}
/** By key, such as `about_1` or `getScouted_2`. */
export type SiteImages = Readonly<Record<string, SiteImage>>;

/** The back office's settings and contact details; `null` if unset. */
export interface Customizations {
  readonly registrationClosed: boolean;
  readonly registrationClosedFace: boolean;
  readonly phone: string | null;
  /** A number, or a link that begins with `https://`. */
  readonly whatsapp: string | null;
  readonly email: string | null;
  readonly address: string | null;
  /** Decimal degrees; both or neither. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Older form of the scouting page's record, used if newer keys are missing. */
export interface ScoutedRecord {
  readonly name: string | null;
  readonly description: string | null;
}
