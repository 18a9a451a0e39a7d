export interface SiteImage {
  readonly mobile: string;
  readonly desktop: string;
}
export type SiteImages = Readonly<Record<string, SiteImage>>;

/** Either file may be a film. */
export type Slide = SiteImage;

export interface StaffMember {
  readonly name: string;
  readonly role: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: string;
}

export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

export interface SocialMedia {
  readonly instagram: SocialLink | null;
  readonly facebook: SocialLink | null;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface Post {
  readonly slug: string;
  readonly title: string;
  readonly cover: string | null;
  /** HTML that is not safe to show. */
  readonly content: string;
  readonly language: string;
}

/** An application page's text may bring its title. */
export type SiteText = string | ScoutedRecord;
export type SiteTexts = Readonly<Record<string, Readonly<Record<string, SiteText>>>>;

export interface Customizations {
  readonly registrationClosed: boolean;
  readonly registrationClosedFace: boolean;
  readonly phone: string | null;
  readonly whatsapp: string | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface ScoutedRecord {
  readonly name: string | null;
  readonly description: string | null;
}

const VIDEO_FILE = /\.(?:3gp|m4v|mov|mp4|mpe?g|og[gv]|qt|webm)(?:[?#].*)?$/i;

export function isVideoFile(file: string): boolean {
  return VIDEO_FILE.test(file);
}

export function toSlideAltKey({ desktop }: Slide): string {
  return `cover:${desktop}`;
}
