/** What a build says of itself: published with the site, read by whoever wants to know whether the site is of today. */
import * as v from 'valibot';

export const BUILD_INFO_PATH = '/build.json';

export const buildInfoSchema = v.object({
  /** The one value that tells this content from any other. */
  fingerprint: v.string(),
  /** What the fingerprint is made of: a digest by the name of each part of the content. */
  parts: v.record(v.string(), v.string()),
  /** When the content was read, as ISO 8601. */
  time: v.string(),
  /** Records per collection, and `pages`. */
  counts: v.record(v.string(), v.number()),
  /** Collections that come, wholly or in part, from last good copies. */
  stale: v.array(v.string()),
});

export type BuildInfo = v.InferOutput<typeof buildInfoSchema>;
