// @ts-check
/**
 * Carries from build to build on Netlify what a build leaves for the next: the last good copies of the content and the release that
 * unchanged pages are taken from. Without them a build reads and renders everything, and has nothing to fall back on. A build by
 * Netlify's CLI finds them where the build before has left them.
 *
 * Moved and not copied, because a release may be twenty thousand files.
 */

const FOLDERS = ['.local/catalogue', '.local/releases'];

/**
 * @typedef {{ move: boolean }} Options
 * @typedef {{ restore(path: string, options: Options): Promise<boolean>, save(path: string, options: Options): Promise<boolean> }} Cache
 * @typedef {{ utils: { cache: Cache }, constants: { IS_LOCAL: boolean } }} Parts
 */

/** @param {Parts} parts */
export async function onPreBuild({ utils, constants }) {
  if (constants.IS_LOCAL) return;
  await each(FOLDERS, 'taken over from the build before', (folder) => utils.cache.restore(folder, { move: true }));
}

/**
 * At the very end, whether the build went well or not: what a failed build leaves is still that of the last good one.
 * @param {Parts} parts
 */
export async function onEnd({ utils, constants }) {
  if (constants.IS_LOCAL) return;
  await each(FOLDERS, 'kept for the next build', (folder) => utils.cache.save(folder, { move: true }));
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
      console.log(`${folder}: could not be ${what} (${error instanceof Error ? error.message : String(error)})`);
    }
  }
}
