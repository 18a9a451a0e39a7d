import { expect, it } from 'vitest';
import { tellOfOldContent } from '../../../scripts/build/alarm.ts';
import { openTestFolder } from '../../support/test-folder.ts';

/** Names of what a build keeps: copies, copies in place of a doubted answer, minors. */
interface Kept {
  readonly stale?: readonly string[];
  readonly doubted?: readonly string[];
  readonly undecided?: readonly string[];
}

it('the alarm tells once what is kept from before, again what is new to it, and once that all is well', async () => {
  const folder = await openTestFolder();
  const said: string[] = [];
  let sent: string[] = [];
  let isDown = true;
  let builds = 0;
  const alert = (text: string) => {
    if (isDown) return Promise.reject(new Error('down'));
    sent.push(text);
    return Promise.resolve();
  };
  const build = async ({ stale = [], doubted = [], undecided = [] }: Kept) => {
    sent = [];
    builds += 1;
    const copy = { records: 1, leftOut: 0, staleNote: 'copy of noon' };
    const collections = [
      ...stale.map((collection) => ({ ...copy, collection, doubt: null })),
      ...doubted.map((collection) => ({ ...copy, collection, doubt: `words of build ${builds}` })),
    ];
    const doubts = undecided.map((name) => `silent: ${name}`);
    const report = { collections, doubts, undecided };
    await tellOfOldContent({ report, folder, alert, say: (line) => void said.push(line) });
    return sent;
  };
  await build({});
  expect(said).toEqual([]);
  await build({ stale: ['posts'] });
  expect(said).toContain('ALERT_WEBHOOK_URL did not take the message (down)');
  isDown = false;
  for (const [kept, told] of [
    [{ stale: ['posts'] }, 'posts: copy of noon'],
    [{ stale: ['posts'] }, null],
    [{ stale: ['posts'], undecided: ['7'] }, 'silent: 7\nposts: copy of noon'],
    [{ undecided: ['7'] }, null],
    [{ stale: ['posts'], undecided: ['7'] }, 'silent: 7\nposts: copy of noon'],
    [{ undecided: ['9', '7'] }, 'silent: 9\nsilent: 7'],
    [{ undecided: ['7', '9'] }, null],
    [{ undecided: ['9'] }, null],
    [{ undecided: ['9'], stale: ['staff'] }, 'silent: 9\nstaff: copy of noon'],
    [{ undecided: ['9'], doubted: ['staff'] }, 'silent: 9'],
    [{ doubted: ['staff'] }, null],
  ] as const)
    expect(await build(kept)).toEqual(
      told === null ? [] : [`The site shows something from before.\n${told}`],
    );
  expect(await build({})).toEqual(['The site shows everything as the services have it again.']);
  expect(said.at(-1)).not.toContain('ALARM');
  expect(await build({})).toEqual([]);
});
