/** `npm run check:secrets`: no credential of the services, no secret of the site, stands anywhere in what is published. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readBuiltSite } from './built-site.ts';
import { report, siteFolder } from './report.ts';

const SECRETS = ['PANEL_SALT', 'PANEL_API_TOKEN', 'TALENT_SALT', 'TALENT_API_KEY', 'REBUILD_SECRET', 'BUILD_HOOK_URL'];
/** Where the embedded back office keeps its own. */
const LOCAL_CREDENTIALS = '.local/back-office/credentials.env';
/** Shorter values would be found by chance. */
const SHORTEST = 6;

const local = existsSync(LOCAL_CREDENTIALS) ? parseEnv(readFileSync(LOCAL_CREDENTIALS, 'utf8')) : {};
const secrets = [process.env, local].flatMap((source) =>
  SECRETS.flatMap((name) => {
    const value = source[name] ?? '';
    return value.length < SHORTEST ? [] : [{ name, value }];
  }),
);
const { folder, files } = readBuiltSite(siteFolder());
const faults = Array.from(files).flatMap((file) => {
  const bytes = readFileSync(join(folder, file));
  const values = secrets.filter(({ value }) => bytes.includes(value)).map(({ name }) => `${file}: holds the value of ${name}`);
  const names = /\.(?:html|js|json|css|xml)$/.test(file)
    ? SECRETS.filter((name) => bytes.includes(name)).map((name) => `${file}: names ${name}`)
    : [];
  return [...values, ...names];
});
report('secrets', `${String(secrets.length)} secrets in ${String(files.size)} files`, faults);
