/** Ends with 0 where a build without earlier copies would succeed, with 2 for wrong flags. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL_FOLDER } from '../src/config/build-config.ts';
import { toErrorMessage } from '../src/lib/error-message.ts';
import { examine } from './doctor/examine.ts';
import { openServices } from './open-services.ts';

const DIST = join(import.meta.dirname, '..', 'dist');
const DATA = join(import.meta.dirname, '..', LOCAL_FOLDER);
const DEMO_DATA = join(DATA, 'demo');
const HELP = `npm run doctor [-- flags]: says whether a build would succeed, and what to set otherwise.

  --entry  sends a message through the panel, marked as a test
  --demo   looks at the embedded back office instead of the services that the environment names
  --help   this text`;
const FLAG = { type: 'boolean', default: false } as const;

try {
  const { values: flags } = parseArgs({ options: { entry: FLAG, demo: FLAG, help: FLAG } });
  if (flags.help) console.log(HELP);
  else {
    await using demo = flags.demo ? await openServices({ ...process.env, PANEL_URL: '' }) : null;
    const env = demo?.env ?? process.env;
    const dataDir = flags.demo ? DEMO_DATA : DATA;
    const isSound = await examine({
      ...{ env, dataDir, dist: flags.demo ? '' : DIST },
      ...{ sendsEntry: flags.entry, say: console.log },
    });
    if (!env['PANEL_URL']?.trim())
      console.log('To look at the demo agency instead: npm run doctor -- --demo');
    process.exitCode = isSound ? 0 : 1;
  }
} catch (error) {
  console.error(toErrorMessage(error));
  process.exitCode = error instanceof TypeError ? 2 : 1;
}
