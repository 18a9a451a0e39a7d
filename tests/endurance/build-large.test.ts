/** An agency so large that its pages are made on two threads. */
import { expect, it, onTestFinished } from 'vitest';
import { openOffice } from '../support/back-office.ts';
import { toServiceVariables } from '../support/gateway-stage.ts';
import { differences, openStage, SITE_URL, treeOf } from '../support/rebuild-stage.ts';

it('an agency of 900 talents is built to the same files on two threads and by plain Astro', async () => {
  const office = await openOffice({ talents: 900 });
  onTestFinished(office.remove);
  const stage = openStage();
  onTestFinished(stage.remove);
  const env = { ...toServiceVariables(office), SITE_URL };
  const { result, stderr } = await stage.rebuild(env);
  expect(result, stderr).toMatchObject({ result: 'published' });
  expect(result?.rendered).toBeGreaterThan(1_800);

  const plain = openStage({ bundled: false });
  onTestFinished(plain.remove);
  const slow = await plain.rebuild({ ...env, RENDERER: 'astro' });
  expect(slow.result, slow.stderr).toMatchObject({ result: 'published' });
  expect(differences(treeOf(plain.out), treeOf(stage.out))).toEqual([]);
});
