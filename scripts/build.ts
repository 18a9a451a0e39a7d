/**
 * `npm run build`: reads the content, renders the site, puts it in the place of `dist`. Ends with 1 and one line when anything fails.
 * Pages that did not change since the release before are shared with it; `--clean` makes every page anew. `--allow-shrink` believes
 * the talent list however many it lacks. `--out` and `--data` name other folders than `dist` and `.local`; both must be on one
 * file system, and the data inside the project.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isDebugging, LOCAL_FOLDER, readBuildConfig } from '../src/config/build-config.ts';
import { writeImageDomains } from '../src/images/image-domains.ts';
import { buildSite } from './build/build-site.ts';
import { toReason } from './build/reason.ts';
import { openServices } from './services.ts';

const root = join(import.meta.dirname, '..');
// The build speaks to nobody but the agency's services.
process.env['ASTRO_TELEMETRY_DISABLED'] ??= '1';

try {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: join(root, 'dist') },
      data: { type: 'string', default: join(root, LOCAL_FOLDER) },
      clean: { type: 'boolean', default: false },
      'allow-shrink': { type: 'boolean', default: false },
    },
  });
  const [out, dataDir] = [resolve(values.out), resolve(values.data)];
  const services = await openServices(process.env);
  try {
    await buildSite({ env: services.env, root, out, dataDir, clean: values.clean, allowShrink: values['allow-shrink'] });
    if (out === join(root, 'dist')) await writeImageDomains(root, readBuildConfig(services.env).site.imageBaseUrl);
  } finally {
    await services.close();
  }
} catch (error) {
  console.error(isDebugging(process.env) ? error : `build failed: ${toReason(error)}`);
  // A build that broke off leaves workers of its tools behind that would keep this process alive.
  process.exit(1);
}
