// @ts-check
/**
 * Carries from build to build on Netlify the last good copies of the content and the rendered pages. Without them a build reads and
 * renders everything, and has nothing to fall back on. Moved and not copied, because a site may be thousands of files.
 *
 * And cancels a build that a hook has started and that made what is published already: a deploy costs money.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDERS = ['.local/catalogue', '.local/build'];
/** Milliseconds. */
const TIMEOUT = 10_000;

/**
 * @typedef {{ move: boolean }} Options
 * @typedef {{ restore(path: string, options: Options): Promise<boolean>, save(path: string, options: Options): Promise<boolean> }} Cache
 * @typedef {{ utils: { cache: Cache }, constants: { IS_LOCAL: boolean } }} Parts
 * @typedef {{ utils: { build: { cancelBuild(message: string): void } }, constants: { IS_LOCAL: boolean, PUBLISH_DIR: string } }} Built
 */

/** @param {Parts} parts */
export async function onPreBuild({ utils, constants }) {
  if (constants.IS_LOCAL) return;
  await each(FOLDERS, 'taken over from the build before', (folder) =>
    utils.cache.restore(folder, { move: true }),
  );
}

/**
 * After the build command. A push or somebody's press deploys in any case, because settings of the functions may be new.
 * @param {Built} parts
 */
export async function onBuild({ utils, constants }) {
  const { CONTEXT, INCOMING_HOOK_URL, URL: origin } = process.env;
  if (constants.IS_LOCAL || CONTEXT !== 'production' || !INCOMING_HOOK_URL || !origin) return;
  const made = toDigest(
    await readFile(join(constants.PUBLISH_DIR, 'build.json'), 'utf8').catch(() => ''),
  );
  const published = await readPublished(origin);
  if (made !== null && made === published)
    utils.build.cancelBuild('Nothing new: what was built is published already.');
}

/**
 * At the very end, whether the build went well or not: what a failed build leaves is still that of the last good one.
 * @param {Parts} parts
 */
export async function onEnd({ utils, constants }) {
  if (constants.IS_LOCAL) return;
  await each(FOLDERS, 'kept for the next build', (folder) =>
    utils.cache.save(folder, { move: true }),
  );
}

/**
 * The digest of the published site; `null` where it does not tell, and then it is deployed.
 * @param {string} origin
 */
async function readPublished(origin) {
  try {
    const answer = await fetch(new URL('/build.json', origin), {
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return answer.ok ? toDigest(await answer.text()) : null;
  } catch {
    return null;
  }
}

/** @param {string} text */
function toDigest(text) {
  try {
    const { site } = JSON.parse(text);
    return typeof site === 'string' ? site : null;
  } catch {
    return null;
  }
}

/**
 * @param {readonly string[]} folders
 * @param {string} what
 * @param {(folder: string) => Promise<boolean>} work
 */
async function each(folders, what, work) {
  for (const folder of folders) {
    try {
      console.log(`${folder}: ${(await work(folder)) ? what : 'nothing there'}`);
    } catch (error) {
      // A build without it is slower, not worse.
      console.log(
        `${folder}: could not be ${what} (${error instanceof Error ? error.message : String(error)})`,
      );
    }
  }
}
