import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toTarget } from '../../../scripts/checks/addresses.ts';
import { readBuiltSite } from '../../../scripts/checks/built-site.ts';
import { folderForEachTest } from '../../support/test-folder.ts';

const site = folderForEachTest();

function linksOf(html: string): readonly string[] {
  writeFileSync(join(site.path, 'index.html'), html);
  return readBuiltSite(site.path).pages.flatMap(({ links }) => links.map(({ address }) => address));
}

describe('the links of a built page', () => {
  it('are those that the site itself names', () => {
    const html = '<link rel="stylesheet" href="/a.css"><a href="/x">x</a><img src="/a.jpg" srcset="/a-1.jpg 1w, /a-2.jpg 2w">';
    expect(linksOf(html)).toEqual(['/a.css', '/x', '/a.jpg', '/a-1.jpg', '/a-2.jpg']);
  });

  it('are not those that content brings', () => {
    const html =
      '<link rel="preload" as="image" href="https://site.example/a.gif"><a href="/modelos/12/left" rel="noopener">x</a>' +
      '<a href="https://site.example/a.gif"><img src="https://site.example/a.gif"></a><video src="https://site.example/a.mp4" poster="https://site.example/a.jpg"></video>';
    expect(linksOf(html)).toEqual([]);
  });
});

describe('an address', () => {
  it.each(['/100%', '/a#100%', 'http://['])('is not %s', (address) => {
    expect(toTarget(address, '/', 'https://site.example')).toEqual({ kind: 'none' });
  });

  it('is read without its encoding', () => {
    const inside = { kind: 'inside', path: '/joão', fragment: 'ç' };
    expect(toTarget('/jo%C3%A3o#%C3%A7', '/', 'https://site.example')).toEqual(inside);
  });
});
