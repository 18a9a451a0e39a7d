import { expect, it } from 'vitest';
import { tellKept } from '../../../scripts/build/alarm.ts';
import { openTestFolder } from '../../support/test-folder.ts';

it('the alarm tells once what is kept from before, again what is new to it, and once that all is well', async () => {
  const folder = await openTestFolder();
  const said: string[] = [];
  const sent: string[] = [];
  let isDown = true;
  const alert = (text: string) => {
    if (isDown) return Promise.reject(new Error('down'));
    sent.push(text);
    return Promise.resolve();
  };
  const build = (...kept: readonly string[]) => {
    const held = kept.filter((name) => /^\d/.test(name));
    const collections = kept
      .filter((name) => !held.includes(name))
      .map((name) => ({
        ...{ collection: name.replace('?', ''), records: 1, leftOut: 0 },
        staleNote: 'copy of noon',
        doubt: name.endsWith('?') ? `${name} ${kept.length}` : null,
      }));
    const doubts = held.length === 0 ? [] : [`silent: ${held.join(', ')}`];
    const report = { collections, doubts, held };
    return tellKept({ report, folder, alert, say: (line) => void said.push(line) });
  };
  await build();
  expect(said).toEqual([]);
  await build('posts');
  isDown = false;
  for (const kept of [
    ...[['posts'], ['posts'], ['posts', '7'], ['7'], ['posts', '7']],
    ...[['9', '7'], ['7', '9'], ['9'], ['9', 'staff'], ['9', 'staff?'], ['staff?'], [], []],
  ])
    await build(...kept);
  const before = 'The site shows something from before.';
  expect(sent).toEqual([
    `${before}\nposts: copy of noon`,
    `${before}\nsilent: 7\nposts: copy of noon`,
    `${before}\nsilent: 7\nposts: copy of noon`,
    `${before}\nsilent: 9, 7`,
    `${before}\nsilent: 9\nstaff: copy of noon`,
    `${before}\nsilent: 9`,
    'The site shows everything as the services have it again.',
  ]);
  expect(said).toContain('ALERT_WEBHOOK_URL did not take the message (down)');
  expect(said.at(-1)).not.toContain('ALARM');
});
