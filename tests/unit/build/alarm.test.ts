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
    const isDoubt = (name: string) => name.startsWith('talents');
    const collections = kept
      .filter((name) => !isDoubt(name))
      .map((collection) => ({
        ...{ collection, records: 1, leftOut: 0, staleFrom: 'copy of noon', doubt: null },
      }));
    const report = { collections, doubts: kept.filter(isDoubt) };
    return tellKept({ report, folder, alert, say: (line) => void said.push(line) });
  };
  const [ana, bia] = ['talents: Ana is silent', 'talents: Bia is silent'];
  await build();
  expect(said).toEqual([]);
  await build('posts');
  isDown = false;
  for (const kept of [['posts'], ['posts'], ['posts', ana], [ana], ['posts', ana], [ana, bia], []])
    await build(...kept);
  await build();
  const before = 'The site shows something from before.';
  expect(sent).toEqual([
    `${before}\nposts: copy of noon`,
    `${before}\n${ana}\nposts: copy of noon`,
    `${before}\n${ana}\nposts: copy of noon`,
    `${before}\n${ana}\n${bia}`,
    'The site shows everything as the services have it again.',
  ]);
  expect(said).toContain('ALERT_WEBHOOK_URL did not take the message (down)');
});
