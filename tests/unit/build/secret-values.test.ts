import { expect, it } from 'vitest';
import { findSecrets, readSecrets } from '../../../scripts/build/secret-values.ts';

const secrets = readSecrets({ PANEL_SALT: 'grain-of-salt', PANEL_API_TOKEN: 'abc' });
const search = (file: string, text: string) => findSecrets(file, Buffer.from(text), secrets);

it.each(['index.html', 'talents.json', '_astro/a.js', 'rss.xml', 'icons/a.png'])(
  'a published file %s gives a secret away',
  (file) => {
    expect(search(file, 'a grain-of-salt b')).toEqual([`${file}: holds the value of PANEL_SALT`]);
  },
);

it('a published file gives nothing away by the name of a variable, except in code, and may hold what stands for a secret of a few letters', () => {
  const text = 'How to set PANEL_SALT and BUILD_HOOK_URL';
  for (const file of ['amazing-face.html', 'rss.xml', 'talents.json', 'build.json'])
    expect(search(file, text)).toEqual([]);
  expect(search('_astro/shell.js', text)).toEqual([
    '_astro/shell.js: names PANEL_SALT',
    '_astro/shell.js: names BUILD_HOOK_URL',
  ]);
  expect(search('index.html', 'abc')).toEqual([]);
});
