/**
 * The whole product for browser tests: a back office, a site built from it, and the preview. Runs
 * as a process (`node tests/e2e/support/stack.ts`), prints the addresses as one line of JSON, and
 * ends with its input. `--second`: a small agency that publishes; both programmes are closed, one
 * cover is left (a picture on narrow screens, a video on wide ones). `--hostile`: all texts are
 * attacks.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_ID, PEOPLE } from '../../../scripts/back-office/seed/talents.ts';
import { startBackOffice } from '../../../scripts/back-office/back-office-server.ts';
import { buildSite } from '../../../scripts/build/build-site.ts';
import { startPreview } from '../../../scripts/preview/preview-server.ts';
import { startLocalHook } from '../../../scripts/local-hook.ts';
import { toServiceVariables } from '../../support/gateway-stage.ts';
import { startOtherAgency } from '../../support/other-agency.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Enough for every odd talent of the hostile agency, and for the second one. */
const FEW_TALENTS = 24;

const [isHostile, isSecond] = ['--hostile', '--second'].map((option) =>
  process.argv.includes(option),
);

const post = (url: string, form: Readonly<Record<string, string>> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** Closes both programmes at the desk and leaves one cover. */
async function closeRegistration(desk: string): Promise<void> {
  await post(`${desk}/agencia/1`, { registrationClosed: '1', registrationClosedFace: '1' });
  const covers = await (await fetch(`${desk}/slides`)).text();
  for (const [, id = ''] of covers.matchAll(/href="\/slides\/(\d+)"/g))
    await post(`${desk}/slides/${id}/remover`);
  await post(`${desk}/slides`, {
    image_mobile: 'slides/ponto-mobile.jpg',
    image_desktop: 'slides/amanhecer.webm',
  });
}

/** Leaves a talent without a picture or film, and opens home with a film on phones too: the same
 * one, by another address. */
async function thinOut(desk: string): Promise<void> {
  const id = FIRST_ID + PEOPLE.findIndex(({ name }) => name === 'Cauã Batista');
  const none = { book: '', snap: '', compo: '', video: '' };
  await post(`${desk}/talentos/${String(id)}`, none);
  await post(`${desk}/slides/1`, {
    image_mobile: `${desk}/storage/slides/amanhecer.webm?narrow`,
    image_desktop: 'slides/amanhecer.webm',
  });
}

async function openAgency(dataDir: string) {
  if (isHostile) {
    const { panelUrl: url, env, close } = await startOtherAgency({ talents: FEW_TALENTS });
    return { url, env, close, office: null };
  }
  const talents = isSecond ? FEW_TALENTS : PEOPLE.length;
  const office = await startBackOffice({ port: 0, dataDir, talents });
  const { url, close } = office;
  await (isSecond ? closeRegistration(url) : thinOut(url));
  return { url, env: toServiceVariables(office), close, office };
}

// Inside the project: the build renames folders, which needs one file system.
const folder = await mkdtemp(join(ROOT, '.local-e2e-'));
try {
  const { url, office, close, ...agency } = await openAgency(join(folder, 'back-office'));
  const IMAGE_BASE_URL = `${url}/storage/`;
  const env = { ...agency.env, IMAGE_BASE_URL, OUTBOX_DIR: join(folder, 'outbox') };
  const [dist, dataDir] = [join(folder, 'dist'), join(folder, 'data')];
  await buildSite({ env, out: dist, dataDir });
  // Standard output carries one line; the preview logs to standard error.
  const preview = await startPreview({ port: 0, dist, env, log: console.error });
  const build = [join(ROOT, 'scripts/build.ts'), '--if-changed', '--json'];
  const hook =
    isSecond &&
    (await startLocalHook({
      command: [...build, '--out', dist, '--data', dataDir],
      env: { ...process.env, ...env },
      log: console.error,
      ...(office && { onEnd: office.rebuilt }),
    }));
  if (hook) office?.publishTo({ site: preview.url, hook: hook.url });
  console.log(JSON.stringify({ site: preview.url, backOffice: url }));
  await new Promise((resolve) => process.stdin.on('end', resolve).resume());
  await preview.close();
  if (hook) await hook.close();
  await close();
} finally {
  await rm(folder, { recursive: true, force: true });
}
