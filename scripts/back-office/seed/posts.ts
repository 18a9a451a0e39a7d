export interface SeedPost {
  readonly slug: string;
  readonly title: string;
  /** Storage path. */
  readonly cover: string;
  /** HTML. */
  readonly content: string;
}
