import type { AgencyDay } from './agency-day.ts';
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

/** Everything that one build of the site shows. Loaded once, never changed. */
export interface Catalogue {
  /** In the order in which listings show them: by name, as Portuguese sorts. */
  readonly talents: readonly Talent[];
  readonly slides: readonly Slide[];
  readonly staff: readonly StaffMember[];
  readonly social: SocialMedia;
  /** Newest first, all languages. */
  readonly posts: readonly Post[];
  /** Of the posts' pictures, by file; those that could not be read are missing. */
  readonly pictureSizes: Readonly<Record<string, PictureSize>>;
  readonly texts: SiteTexts;
  readonly images: SiteImages;
  readonly customizations: Customizations;
  readonly scoutedOwner: ScoutedRecord;
  readonly scoutedImages: readonly SiteImage[];
  /** The day on which the content was read; the whole build uses it as today. */
  readonly today: AgencyDay;
}
