/** What a build leaves in the process that it ran in. */
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { buildSite, type BuildOptions } from '../../scripts/build/build-site.ts';
import { startAgency } from '../support/agencies.ts';
import { openFilesIn } from '../support/open-files.ts';
import { openStage } from '../support/rebuild-stage.ts';
import { untilEnd } from '../support/until-end.ts';

// The agency's posts have odd links, of which a build tells.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const stage = untilEnd(openStage());

it('a build leaves no file of its own open and nothing for the end of its process, whether it publishes, finds nothing new or fails', async () => {
  const agency = await startAgency({ talents: 3 });
  const build = (options: Partial<BuildOptions> = {}) =>
    buildSite({
      env: agency.env,
      root: join(import.meta.dirname, '../..'),
      out: stage.out,
      dataDir: stage.data,
      publishedAs: 'link',
      say: () => undefined,
      progress: { isTTY: false, write: () => true },
      ...options,
    });
  const left = () => [process.listenerCount('exit'), openFilesIn(stage.folder)];
  const before = left();
  expect(before[1]).toEqual([]);
  expect(await build()).toMatchObject({ kind: 'published' });
  expect(left()).toEqual(before);
  expect(await build({ onlyIfChanged: true })).toMatchObject({ kind: 'unchanged' });
  expect(left()).toEqual(before);
  agency.addFault({ path: '/api/staff', fault: { kind: 'status', status: 403 } });
  await expect(build()).rejects.toThrow('403');
  expect(left()).toEqual(before);
});
