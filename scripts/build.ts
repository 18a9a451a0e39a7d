/** `npm run build`: reads the content, renders the site and publishes it as `dist`. Ends with 1 and
 * one line when anything fails. */
import { parseArgs } from 'node:util';
import { isDebugging } from '../src/config/build-config.ts';
import { toReason } from './build/failure-reason.ts';
import { BUILD_FLAGS, runBuild } from './run-build.ts';

try {
  await runBuild(parseArgs({ options: BUILD_FLAGS }).values);
} catch (error) {
  console.error(isDebugging(process.env) ? error : `build failed: ${toReason(error)}`);
  // A build that broke off leaves workers of its tools, which would keep this process alive.
  process.exit(1);
}
