/**
 * `npm run build`: reads the content, renders the site, puts it in the place of `dist`. Ends with 1 and one line when anything fails.
 * Pages that did not change since the release before are shared with it; `--clean` makes every page anew. `--allow-shrink` believes
 * the talent list however many it lacks. `--out` and `--data` name other folders than `dist` and `.local`; both must be on one
 * file system, and the data inside the project.
 */
import { parseArgs } from 'node:util';
import { isDebugging } from '../src/config/build-config.ts';
import { toReason } from './build/reason.ts';
import { BUILD_FLAGS, runBuild } from './run-build.ts';

try {
  await runBuild(parseArgs({ options: BUILD_FLAGS }).values);
} catch (error) {
  console.error(isDebugging(process.env) ? error : `build failed: ${toReason(error)}`);
  // A build that broke off leaves workers of its tools behind that would keep this process alive.
  process.exit(1);
}
