import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { toRemotePattern, writeImageDomains } from '../../../scripts/build/image-domains.ts';
import { folderForEachTest } from '../../support/test-folder.ts';

const folder = folderForEachTest();

it('the image CDN may take everything below the image base and nothing beside it', () => {
  const pattern = new RegExp(toRemotePattern('https://Panel.example/a+b/storage/'));
  expect(pattern.test('https://panel.example/a+b/storage/talents/1/cover.jpg?v=2')).toBe(true);
  expect(pattern.test('https://panel.example/a+b/api/talents')).toBe(false);
  expect(pattern.test('https://panelxexample/a+b/storage/x.jpg')).toBe(false);
  expect(pattern.test('https://panel.example@evil.example/a+b/storage/x.jpg')).toBe(false);
  expect(pattern.test('https://evil.example/?https://panel.example/a+b/storage/x.jpg')).toBe(false);
});

it('what the image CDN may take is written where Netlify looks for what a build adds', async () => {
  writeImageDomains(folder.path, 'http://127.0.0.1:4322/storage/');
  writeImageDomains(folder.path, 'http://127.0.0.1:9/storage/');
  const written: unknown = JSON.parse(
    await readFile(path.join(folder.path, '.netlify/v1/config.json'), 'utf8'),
  );
  expect(written).toEqual({ images: { remote_images: ['^http://127\\.0\\.0\\.1:9/storage/.*'] } });
});
