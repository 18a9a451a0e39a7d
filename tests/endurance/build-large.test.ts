/** An agency so large that its pages are made on two threads. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openOffice } from '../support/back-office.ts';
import { toServiceVariables } from '../support/gateway-stage.ts';
import { differences, openStage, SITE_URL, treeOf } from '../support/rebuild-stage.ts';
import { BARE_ENV } from '../support/bare-env.ts';

it('is file by file what Astro alone would make of it', async () => {
  const office = await openOffice({ talents: 900 });
  onTestFinished(office.remove);
  const stage = openStage();
  onTestFinished(stage.remove);
  const env = { ...toServiceVariables(office), SITE_URL };
  const { result, stderr } = await stage.rebuild(env);
  expect(result, stderr).toMatchObject({ result: 'published' });
  expect(result?.rendered).toBeGreaterThan(1_800);

  const alone = join(stage.folder, 'alone');
  const astro = spawn('npx', ['astro', 'build', '--outDir', alone], { env: { ...BARE_ENV, ...env }, stdio: 'ignore' });
  expect((await once(astro, 'close'))[0]).toBe(0);
  expect(differences(treeOf(alone), treeOf(stage.out))).toEqual(['build.json']);
});
