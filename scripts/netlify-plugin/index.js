// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDERS = ['.local/catalogue', '.local/build'];
const TIMEOUT = 10_000;

/**
 * @typedef {(paths: string[], options: { move: boolean }) => Promise<boolean>} Move
 * @typedef {{ utils: { cache: { restore: Move, save: Move } }, constants: { IS_LOCAL: boolean } }} Parts
 * @typedef {{ utils: { build: { cancelBuild(message: string): void } }, constants: { IS_LOCAL: boolean, PUBLISH_DIR: string } }} Built
 */

/** @param {Parts} parts */
export async function onPreBuild({ utils, constants }) {
  if (!constants.IS_LOCAL) await move('taken over from the build before', utils.cache.restore);
}

/**
 * Cancels a hook's build that made nothing new. A push deploys anyway: settings may be new.
 * @param {Built} parts
 */
export async function onBuild({ utils, constants }) {
  const { CONTEXT, INCOMING_HOOK_URL, URL: origin } = process.env;
  if (constants.IS_LOCAL || CONTEXT !== 'production' || !INCOMING_HOOK_URL || !origin) return;
  const signal = AbortSignal.timeout(TIMEOUT);
  const made = readFile(join(constants.PUBLISH_DIR, 'build.json'), 'utf8').then(JSON.parse);
  const published = fetch(new URL('/build.json', origin), { signal }).then((info) => info.json());
  // Where either does not tell, the site is deployed.
  const [mine, shown] = await Promise.all([made, published]).catch(() => [{}, {}]);
  const isSame = (/** @type {string} */ name) =>
    mine?.[name] !== undefined && mine[name] === shown?.[name];
  // `build.json` alone tells that nothing is stale any more.
  const isFresher = shown?.stale?.length > 0 && mine?.stale?.length === 0;
  // Newly signed addresses change pages and not what they show.
  if (!isFresher && (isSame('site') || isSame('fingerprint')))
    utils.build.cancelBuild('Nothing new: what was built is published already.');
}

/**
 * Also after a failed build, whose folders are the last good one's.
 * @param {Parts} parts
 */
export async function onEnd({ utils, constants }) {
  if (!constants.IS_LOCAL) await move('kept for the next build', utils.cache.save);
}

/**
 * @param {string} what
 * @param {Move} work
 */
async function move(what, work) {
  try {
    console.log(
      `${FOLDERS.join(', ')}: ${(await work(FOLDERS, { move: true })) ? what : 'nothing'}`,
    );
  } catch (error) {
    console.log(`${FOLDERS.join(', ')}: could not be ${what} (${String(error)})`);
  }
}
