import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL_FOLDER } from '../src/config/build-config.ts';
import { toErrorMessage } from '../src/lib/errors.ts';
import { examine } from './doctor/examine.ts';

const DIST = join(import.meta.dirname, '..', 'dist');
const DATA = join(import.meta.dirname, '..', LOCAL_FOLDER);
const HELP = `npm run doctor [-- flags]: says whether a build would succeed, and what to set otherwise.

  --entry  sends a message through the panel, marked as a test
  --help   this text`;
const FLAG = { type: 'boolean', default: false } as const;

try {
  const { values: flags } = parseArgs({ options: { entry: FLAG, help: FLAG } });
  if (flags.help) console.log(HELP);
  else {
    const isSound = await examine({
      env: process.env,
      dataDir: DATA,
      dist: DIST,
      sendsEntry: flags.entry,
      say: console.log,
    });
    process.exitCode = isSound ? 0 : 1;
  }
} catch (error) {
  console.error(toErrorMessage(error));
  process.exitCode = 1;
}
