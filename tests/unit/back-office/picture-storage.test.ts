import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openStorage } from '../../../scripts/back-office/pictures/picture-storage.ts';
import { folderForEachTest } from '../../support/test-folder.ts';

const folder = folderForEachTest();

it('a picture that cannot be put in its place leaves no half of itself', async () => {
  const storage = openStorage(folder.path);
  const picture = await sharp({ create: { width: 4, height: 6, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const kept = await storage.add(picture);
  const pictures = join(folder.path, 'pictures');
  const [name = ''] = readdirSync(pictures);
  expect(kept?.file).toBe(`uploads/${name}`);
  // Something else stands there.
  rmSync(join(pictures, name));
  mkdirSync(join(pictures, name));
  await expect(storage.add(picture)).rejects.toThrow();
  expect(readdirSync(pictures)).toEqual([name]);
});
