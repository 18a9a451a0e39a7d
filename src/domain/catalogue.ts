import type {
  Customizations,
  PictureSize,
  Post,
  ScoutedRecord,
  SiteImage,
  SiteImages,
  SiteTexts,
  Slide,
  SocialMedia,
  StaffMember,
} from './content.ts';
import type { Talent } from './talent.ts';

export interface Catalogue {
  readonly talents: readonly Talent[];
  readonly slides: readonly Slide[];
  readonly staff: readonly StaffMember[];
  readonly social: SocialMedia;
  readonly posts: readonly Post[];
  readonly pictureSizes: Readonly<Record<string, PictureSize>>;
  readonly texts: SiteTexts;
  readonly images: SiteImages;
  readonly customizations: Customizations;
  /** An older panel's application page (its address says `owner`), read where `SCOUTED_KEYS.models`
   * is missing. */
  readonly olderScoutedText: ScoutedRecord;
  readonly olderScoutedImages: readonly SiteImage[];
  /** The year in Recife when the content was read. */
  readonly year: number;
}
