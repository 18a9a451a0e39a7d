/** Previews and productions built alternately on one machine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../scripts/build/files.ts';
import { openOffice } from '../support/back-office.ts';
import { toServiceVariables } from '../support/gateway-stage.ts';
import { openStage, SITE_URL } from '../support/rebuild-stage.ts';
import { untilEnd } from '../support/until-end.ts';

const office = untilEnd(await openOffice({ talents: 20 }));
const machine = untilEnd(openStage());

it("A preview asks search engines to stay away, and a production build after it takes none of the preview's pages", async () => {
  const env = { ...toServiceVariables(office), SITE_URL };
  const read = (file: string) => readFileSync(join(machine.out, file), 'utf8');
  const pages = () => listFiles(machine.out).filter((file) => file.endsWith('.html'));
  const unindexed = () =>
    pages().filter((file) => read(file).includes('<meta name="robots" content="noindex'));
  const preview = await machine.rebuild({ ...env, CONTEXT: 'deploy-preview' });
  expect(preview.result, preview.stderr).toMatchObject({ result: 'published' });
  expect(unindexed()).toEqual(pages());
  expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  const production = await machine.rebuild({ ...env, CONTEXT: 'production' });
  expect(production.result, production.stderr).toMatchObject({ result: 'published' });
  const minors = /content="noindex, noimageindex"/;
  expect(
    unindexed()
      .filter((file) => !minors.test(read(file)))
      .toSorted(),
  ).toEqual(['404.html', 'en/404.html']);
  expect(read('robots.txt')).toContain('Allow: /\n');
});
