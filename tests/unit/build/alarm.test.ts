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
    const isDoubted = kept.includes('doubts');
    const collections = kept.map((name) => ({
      ...{ collection: name === 'doubts' ? 'talents' : name, records: 1, leftOut: 0 },
      staleFrom: 'copy of noon',
      doubt: name === 'doubts' ? 'talents: too few' : null,
    }));
    const report = { collections, doubts: isDoubted ? ['talents: too few; a copy is used'] : [] };
    return tellKept({ report, folder, alert, say: (line) => void said.push(line) });
  };
  await build();
  expect(said).toEqual([]);
  await build('posts');
  isDown = false;
  for (const kept of [['posts'], ['posts'], ['posts', 'doubts'], ['doubts'], [], []])
    await build(...kept);
  expect(sent).toEqual([
    'The site shows something from before.\nposts: copy of noon',
    'The site shows something from before.\ntalents: too few; a copy is used\nposts: copy of noon',
    'The site shows everything as the services have it again.',
  ]);
  expect(said).toContain('ALERT_WEBHOOK_URL did not take the message (down)');
});
