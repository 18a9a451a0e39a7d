/** Published with the site: what a build was made from, for anyone who checks how fresh the site is. */
import * as v from 'valibot';

export const BUILD_INFO_PATH = '/build.json';

export const buildInfoSchema = v.object({
  /** The fingerprint of the content. */
  fingerprint: v.string(),
  /** A digest of the deploy: every file of the site but this one, and the functions' code. */
  site: v.string(),
  /** The parts of the fingerprint: a digest by the name of each part of the content. */
  parts: v.record(v.string(), v.string()),
  /** When the content was read, as ISO 8601. */
  time: v.string(),
  /** Records per collection, and `pages`. */
  counts: v.record(v.string(), v.number()),
  /** Collections that come, wholly or in part, from last good copies. */
  stale: v.array(v.string()),
});

export type BuildInfo = v.InferOutput<typeof buildInfoSchema>;
