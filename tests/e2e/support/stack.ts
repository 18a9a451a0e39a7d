/**
 * The whole product for browser tests: a back office, a site built from it, and the preview. Runs
 * as a process (`node tests/e2e/support/stack.ts`), prints the addresses as one line of JSON, and
 * ends with its input. `--second`: a small agency that publishes; both programmes are closed, one
 * cover is left (a picture on narrow screens, a video on wide ones).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_ID, PEOPLE } from '../../../scripts/back-office/seed/talents.ts';
import { buildSite } from '../../../scripts/build/build-site.ts';
import { startPreview } from '../../../scripts/preview/preview-server.ts';
import { startLocalHook, type LocalHook } from '../../../scripts/local-hook.ts';
import { openOffice } from '../../support/back-office.ts';

const ROOT = join(import.meta.dirname, '../../..');

const FEW_TALENTS = 24;

const isSecond = process.argv.includes('--second');

type Office = Awaited<ReturnType<typeof openOffice>>;

async function closeRegistrationAndLeaveOneCover(office: Office): Promise<void> {
  await office.post('/agencia/1', { registrationClosed: '1', registrationClosedFace: '1' });
  for (const [, id = ''] of (await office.page('/slides')).matchAll(/href="\/slides\/(\d+)"/g))
    await office.post(`/slides/${id}/remover`, {});
  await office.post('/slides', {
    image_mobile: 'slides/ponto-mobile.jpg',
    image_desktop: 'slides/amanhecer.webm',
  });
}

/** Leaves a talent without a picture or film, and opens home with a film on phones too: the same
 * one, by another address. */
async function thinOut(office: Office): Promise<void> {
  const id = FIRST_ID + PEOPLE.findIndex(({ name }) => name === 'Cauã Batista');
  await office.post(`/talentos/${String(id)}`, { book: '', snap: '', compo: '', video: '' });
  await office.post('/slides/1', {
    image_mobile: `${office.url}/storage/slides/amanhecer.webm?narrow`,
    image_desktop: 'slides/amanhecer.webm',
  });
}

async function openAgency(dataDir: string): Promise<Office> {
  const office = await openOffice({ dataDir, talents: isSecond ? FEW_TALENTS : PEOPLE.length });
  await (isSecond ? closeRegistrationAndLeaveOneCover(office) : thinOut(office));
  return office;
}

// Inside the project: the build renames folders, which needs one file system.
const folder = await mkdtemp(join(ROOT, '.local-e2e-'));
try {
  const office = await openAgency(join(folder, 'back-office'));
  const IMAGE_BASE_URL = `${office.url}/storage/`;
  const env = { ...office.env, IMAGE_BASE_URL, OUTBOX_DIR: join(folder, 'outbox') };
  const [dist, dataDir] = [join(folder, 'dist'), join(folder, 'data')];
  await buildSite({ env, out: dist, dataDir });
  // Standard output carries one line; the preview logs to standard error.
  const preview = await startPreview({ port: 0, dist, env, log: console.error });
  const build = [join(ROOT, 'scripts/build.ts'), '--if-changed', '--json'];
  let hook: LocalHook | null = null;
  if (isSecond) {
    hook = await startLocalHook({
      command: [...build, '--out', dist, '--data', dataDir],
      env: { ...process.env, ...env },
      log: console.error,
      onEnd: office.rebuilt,
    });
    office.publishTo({ site: preview.url, hook: hook.url });
  }
  console.log(JSON.stringify({ site: preview.url, backOffice: office.url }));
  await new Promise((resolve) => process.stdin.on('end', resolve).resume());
  await preview.close();
  await hook?.close();
  await office.close();
} finally {
  await rm(folder, { recursive: true, force: true });
}
