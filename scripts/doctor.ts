/**
 * `npm run doctor`: tries what a build and the functions will need. Signs in to both services,
 * reads every collection, three profiles, an option list, a composite and a picture, then looks at
 * every variable. Ends with 0 where a build without earlier copies would succeed, with 1 otherwise,
 * with 2 for wrong flags. Writes nothing.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL_FOLDER } from '../src/config/build-config.ts';
import { examine } from './doctor/examine.ts';
import { openServices } from './open-services.ts';

const ROOT = join(import.meta.dirname, '..');

const HELP = `npm run doctor [-- flags]: says whether a build would succeed, and what to set otherwise.

  --entry  sends a message through the panel, marked as a test
  --demo   looks at the embedded back office instead of the services that the environment names
  --help   this text`;

const FLAG = { type: 'boolean', default: false } as const;

let flags: { readonly entry: boolean; readonly demo: boolean; readonly help: boolean };
try {
  flags = parseArgs({ options: { entry: FLAG, demo: FLAG, help: FLAG } }).values;
} catch (error) {
  console.error(toReason(error));
  process.exit(2);
}
if (flags.help) {
  console.log(HELP);
  process.exit(0);
}

try {
  await using demo = flags.demo ? await openServices({ ...process.env, PANEL_URL: '' }) : null;
  const env = demo?.env ?? process.env;
  const visit = {
    env,
    dataDir: join(ROOT, LOCAL_FOLDER),
    sendsEntry: flags.entry,
    say: console.log,
  };
  process.exitCode = (await examine(visit)) ? 0 : 1;
  if ((env['PANEL_URL'] ?? '').trim() === '')
    console.log('To look at the demo agency instead: npm run doctor -- --demo');
} catch (error) {
  console.error(toReason(error));
  process.exitCode = 1;
}

/** An error's message, first line only. */
function toReason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
