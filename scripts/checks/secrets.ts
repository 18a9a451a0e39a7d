/** `npm run check:secrets`: no published file has a credential of the services or a secret of the site in it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readBuiltSite } from './built-site.ts';
import { report, siteFolder } from './report-faults.ts';
import { findSecrets, readSecrets } from './secret-values.ts';

const LOCAL_CREDENTIALS = '.local/back-office/credentials.env';

const local = existsSync(LOCAL_CREDENTIALS) ? parseEnv(readFileSync(LOCAL_CREDENTIALS, 'utf8')) : {};
const secrets = [process.env, local].flatMap(readSecrets);
const { folder, files } = readBuiltSite(siteFolder());
const faults = Array.from(files).flatMap((file) => findSecrets(file, readFileSync(join(folder, file)), secrets));
report('secrets', `${String(secrets.length)} secrets in ${String(files.size)} files`, faults);
