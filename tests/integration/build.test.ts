import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { listFiles } from '../../scripts/build/published.ts';
import { startCommand, type Ended } from '../support/run-command.ts';
import { startOtherAgency } from '../support/other-agency.ts';
import { openStage } from '../support/build-stage.ts';
import { untilEnd } from '../support/until-end.ts';

const stage = untilEnd(openStage());
const agency = untilEnd(await startOtherAgency({ talents: 30 }));
const command = ['run', '--silent', 'build', '--', '--out', stage.out, '--data', stage.data];
let first: Ended;
beforeAll(async () => {
  first = await startCommand('npm', command, { ...agency.env, SITE_URL: 'https://other.example' })
    .ended;
});

const page = (path: string) => readFileSync(join(stage.out, path), 'utf8');

it('the build of another agency ends well, reports what it read, and tells of links of posts that lead nowhere', () => {
  expect(first.code).toBe(0);
  expect(
    first.stderr.split('\n').filter((line) => line !== '' && !line.startsWith('posts ')),
  ).toEqual([]);
  expect(first.stderr).toContain(
    'posts pt/post-hostil: the link "instagram.com/agency" leads nowhere and is shown as text',
  );
  expect(first.stdout).toContain('talents         29  1 left out');
  expect(first.stdout).toContain('talents 1020: name is missing; left out');
  expect(first.stdout).toMatch(/Published (\d+) pages, \1 of them changed\nBuilt in [\d.]+ s\n$/);
});

it('the build of another agency holds no salt, key or token anywhere', () => {
  const secrets = agency.secrets().map((secret) => Buffer.from(secret));
  expect(secrets.length).toBeGreaterThan(4);
  for (const folder of [stage.out, join(stage.data, 'build')]) {
    const leaks = listFiles(folder).filter((file) => {
      const content = readFileSync(join(folder, file));
      return secrets.some((secret) => content.includes(secret));
    });
    expect(leaks).toEqual([]);
  }
});

it('the build of another agency names the Portuguese page to searches of other languages', () => {
  for (const file of ['contato.html', 'en/contact.html', 'sitemap.xml']) {
    const placesIn = (tag: string) => {
      const found = page(file).matchAll(new RegExp(`hreflang="${tag}" href="([^"]+)"`, 'g'));
      return Array.from(found, ([, href]) => href);
    };
    expect(placesIn('x-default'), file).toEqual(placesIn('pt-BR'));
    expect(placesIn('x-default'), file).toContain('https://other.example/contato');
    expect(placesIn('en'), file).toContain('https://other.example/en/contact');
  }
});
