import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteSettings } from '../../src/config/site-settings.ts';
import { withContentPolicy } from './content-policy.ts';
import { createInspector } from './inspect.ts';
import type { Destination } from './site-job.ts';
import { digestBytes } from './undamaged-files.ts';

/** Adds the content policy, writes pages that are not known, and inspects them. */
export function createPageWriter({ folder, known, secrets }: Destination, settings: SiteSettings) {
  const { inspect, found } = createInspector(settings.siteUrl, secrets);
  const write = (file: string, bytes: Buffer): void => {
    const page = file.endsWith('.html') ? withContentPolicy(bytes, settings) : bytes;
    const digest = digestBytes(page);
    if (known.get(file) === digest) return;
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    // Never into an existing file, which other releases may share.
    writeFileSync(target, page, { flag: 'wx' });
    inspect(file, page, digest);
  };
  return { write, found };
}
