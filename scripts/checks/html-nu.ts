/** `npm run check:html:nu`: validates every page with Nu. Skipped with a line without a Java
 * runtime. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readBuiltSite } from './built-site.ts';
import { report, siteFolder } from './report-faults.ts';

const LIMIT_MS = 180_000;
const JAR = join(
  dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
  'build/dist/vnu.jar',
);

/** Nu also checks inline styles but lacks container units and newer properties; the bundler has
 * parsed them. */
const OF_STYLES = /^CSS: /;

interface Message {
  readonly type: string;
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
}

if (spawnSync('java', ['-version']).status !== 0) {
  console.error(
    'html:nu: skipped, the Nu validator needs a Java runtime (Debian: default-jre-headless)',
  );
  process.exit(0);
}

const folder = siteFolder();
const site = readBuiltSite(folder);
const run = spawnSync(
  'java',
  [
    '-Xss2m',
    '-jar',
    JAR,
    '--errors-only',
    '--exit-zero-always',
    '--format',
    'json',
    ...site.pages.map(({ file }) => join(folder, file)),
  ],
  {
    encoding: 'utf8',
    timeout: LIMIT_MS,
    maxBuffer: 64 * 1024 * 1024,
  },
);
if (run.error !== undefined) throw run.error;
const { messages } = JSON.parse(run.stderr) as { messages: readonly Message[] };
report(
  'html:nu',
  `${String(site.pages.length)} pages`,
  messages
    .filter(({ message }) => !OF_STYLES.test(message))
    .map(
      ({ url = '', lastLine = 0, message }) =>
        `${url.split(`/${folder}/`).at(-1) ?? url}:${String(lastLine)}: ${message}`,
    ),
);
