/** `npm run check:secrets`: no credential of the services, no secret of the site, stands anywhere in what is published. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readBuiltSite } from './built-site.ts';
import { report, siteFolder } from './report.ts';
import { findSecrets, readSecrets } from './secret-values.ts';

/** Where the embedded back office keeps its own. */
const LOCAL_CREDENTIALS = '.local/back-office/credentials.env';

const local = existsSync(LOCAL_CREDENTIALS) ? parseEnv(readFileSync(LOCAL_CREDENTIALS, 'utf8')) : {};
const secrets = [process.env, local].flatMap(readSecrets);
const { folder, files } = readBuiltSite(siteFolder());
const faults = Array.from(files).flatMap((file) => findSecrets(file, readFileSync(join(folder, file)), secrets));
report('secrets', `${String(secrets.length)} secrets in ${String(files.size)} files`, faults);
