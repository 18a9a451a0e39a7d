/** The gateway as a process of its own, so that tests can kill it: `node
 * tests/support/gateway-process.ts`, variables as the preview's. */
import { startPreview } from '../../scripts/preview/preview-server.ts';
import { createSiteFolder } from './site-folder.ts';

const site = await createSiteFolder({
  'index.html': '<h1>Amazing</h1>',
  '404.html': '<h1>404</h1>',
});
const preview = await startPreview({
  port: Number(process.env['PORT']),
  dist: site.path,
  imageCache: `${site.path}/.images`,
  log: () => undefined,
});
process.stdout.write(`${preview.url}\n`);
// Any line asks for the most memory that the process had so far, in megabytes.
process.stdin.on('data', () =>
  process.stdout.write(`${Math.round(process.resourceUsage().maxRSS / 1024)}\n`),
);
// A parent that has gone away leaves nobody to serve.
process.stdin.on('end', () => process.exit(0));
