/** Preparing the content of a build, whichever way it ends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { prepareCatalogue } from '../../src/catalogue/prepare.ts';
import { readBuildConfig } from '../../src/config/build-config.ts';
import { listNaming, startAgency } from '../support/agencies.ts';
import { filesLeftOpen } from '../support/open-files.ts';

it.each([
  ['is known already', { path: '/api/talents', fault: { kind: 'answer', body: listNaming('"a1"') } }],
  ['cannot be read', { path: '/api/staff', fault: { kind: 'status', status: 403 } }],
] as const)('the file of the copies is closed where the content %s', async (ending, rule) => {
  const folder = mkdtempSync(join(tmpdir(), 'prepare-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const agency = await startAgency({ talents: 3 });
  agency.addFault(rule);
  const options = { copiesFile: join(folder, 'copies.sqlite'), progress: { isTTY: false, write: () => true } };
  const known = {};
  const prepare = () => prepareCatalogue(readBuildConfig(agency.env), options, () => known).catch((error: unknown) => error);
  expect((await prepare()) === known).toBe(ending === 'is known already');
  expect(await filesLeftOpen(prepare)).toBeLessThan(10);
});
