/** Preparing the content of a build, whichever way it ends. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CatalogueError } from '../../src/catalogue/catalogue-error.ts';
import { prepareCatalogue } from '../../src/catalogue/prepare.ts';
import { readBuildConfig } from '../../src/config/build-config.ts';
import { listNaming, startAgency } from '../support/agencies.ts';
import { filesLeftOpen } from '../support/open-files.ts';
import { openTestFolder } from '../support/test-folder.ts';

const KNOWN = { isKnown: true };

it.each([
  [
    'is known already',
    { path: '/api/talents', fault: { kind: 'answer', body: listNaming('"a1"') } },
    KNOWN,
  ],
  [
    'cannot be read',
    { path: '/api/staff', fault: { kind: 'status', status: 403 } },
    expect.any(CatalogueError),
  ],
] as const)('the file of the copies is closed where the content %s', async (_, rule, outcome) => {
  const folder = await openTestFolder();
  const agency = await startAgency({ talents: 3 });
  agency.addFault(rule);
  const options = {
    copiesFile: join(folder, 'copies.sqlite'),
    progress: { isTTY: false, write: () => true },
  };
  const prepare = () =>
    prepareCatalogue(readBuildConfig(agency.env), options, () => KNOWN).catch(
      (error: unknown) => error,
    );
  expect(await prepare()).toEqual(outcome);
  expect(await filesLeftOpen(prepare)).toBeLessThan(10);
});
