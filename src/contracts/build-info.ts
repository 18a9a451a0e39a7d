import * as v from 'valibot';

export const BUILD_INFO_PATH = '/build.json';

export const buildInfoSchema = v.object({
  fingerprint: v.string(),
  /** Digest of the code and of all files outside `_astro/`. */
  site: v.string(),
  time: v.string(),
  counts: v.record(v.string(), v.number()),
  stale: v.array(v.string()),
  /** HMACs of minors' ids and made-up ones (`toPublishedMinors`). */
  minors: v.optional(v.array(v.string()), []),
});

export type BuildInfo = v.InferOutput<typeof buildInfoSchema>;
