/** The site that a check in a browser looks at: an origin where it is, or a built folder, served meanwhile. */
import { startPreview } from '../preview/server.ts';
import { report, siteFolder } from './report.ts';

/**
 * Runs a check on the site that the command's first argument names, `dist` unless given, and reports the faults that it returns.
 * `unit` says in what the check counts.
 */
export async function checkServed(name: string, unit: string, check: (origin: string) => Promise<readonly string[]>): Promise<void> {
  const target = siteFolder();
  if (/^https?:/.test(target)) {
    report(name, target, await check(new URL(target).origin));
    return;
  }
  const preview = await startPreview({ port: 0, dist: target, env: { ...process.env, RATE_LIMIT: 'off' }, log: () => undefined });
  try {
    report(name, `${target}, ${unit}`, await check(preview.url));
  } finally {
    await preview.close();
  }
}
