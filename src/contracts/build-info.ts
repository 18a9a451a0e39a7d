/** Published with the site: what the build was made from, to check how fresh the site is. */
import * as v from 'valibot';

export const BUILD_INFO_PATH = '/build.json';

export const buildInfoSchema = v.object({
  /** Digest of the content that is shown, the settings and the code. */
  fingerprint: v.string(),
  /** Digest of code, settings and every other file of the site. */
  site: v.string(),
  /** When the content was read (ISO 8601). */
  time: v.string(),
  /** Records per collection, and `pages`. */
  counts: v.record(v.string(), v.number()),
  stale: v.array(v.string()),
  /** Digests of the minors' ids under the services' credentials, among others of nobody. */
  minors: v.optional(v.array(v.string()), []),
});

export type BuildInfo = v.InferOutput<typeof buildInfoSchema>;
