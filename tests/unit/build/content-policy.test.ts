import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  toContentPolicy,
  withContentPolicy as withPolicy,
} from '../../../scripts/build/content-policy.ts';

const SETTINGS = {
  siteUrl: 'https://amazing.example',
  imageBaseUrl: 'https://panel.example/storage/',
  mapTileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
  isIndexed: true,
};
const NO_CODE = { script: [], style: [] };

const withContentPolicy = (html: string, settings: typeof SETTINGS): string =>
  withPolicy(Buffer.from(html), settings).toString();

function digest(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** A page as Astro hands it over: its policy names the code of the whole site. */
function page(body: string, ...known: readonly string[]): string {
  const policy = `script-src 'self' ${known.map(digest).join(' ')}; style-src 'self' ${known.map(digest).join(' ')};`;
  return `<html><head><meta charset="utf-8"><title>A</title><meta http-equiv="content-security-policy" content="${policy}"></head><body>${body}</body></html>`;
}

function policyOf(html: string): ReadonlyMap<string, readonly string[]> {
  const [, policy = ''] =
    /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html) ?? [];
  return directives(policy);
}

function directives(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy
      .split('; ')
      .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
  );
}

it('the policy of a page stands once, right behind the charset, before anything that it governs', () => {
  const html = withContentPolicy(page('<script>known()</script>', 'known()'), SETTINGS);
  expect(html.match(/http-equiv/g)).toHaveLength(1);
  expect(html).toMatch(
    /^<html><head><meta charset="utf-8"><meta http-equiv="content-security-policy"/,
  );
});

it('the policy of a page names the digests of the code that the page holds and that Astro made, and no others', () => {
  const html = withContentPolicy(
    page(
      '<style>a{}</style><script type="module">known()</script>',
      'known()',
      'a{}',
      'elsewhere()',
    ),
    SETTINGS,
  );
  expect(policyOf(html).get('script-src')).toEqual(["'self'", digest('known()')]);
  expect(policyOf(html).get('style-src')).toEqual(["'self'", digest('a{}')]);
});

it('the policy of a page leaves every letter of the page and of its code as it is', () => {
  const html = withContentPolicy(
    page("<p>“Ana” – coração 💚</p><script>say('é – ☞')</script>", "say('é – ☞')"),
    {
      ...SETTINGS,
      mapTileUrl: 'http://ladrilhos.são-joão.example/{z}/{x}/{y}.png',
    },
  );
  expect(html).toContain("<p>“Ana” – coração 💚</p><script>say('é – ☞')</script>");
  expect(policyOf(html).get('script-src')).toContain(digest("say('é – ☞')"));
  expect(policyOf(html).get('img-src')).toContain('http://ladrilhos.são-joão.example');
});

it('the policy of a page does not let code run that content smuggled into the page', () => {
  const html = withContentPolicy(
    page('<script>hacked()</script><style>b{}</style>', 'known()'),
    SETTINGS,
  );
  expect(policyOf(html).get('script-src')).toEqual(["'self'"]);
  expect(policyOf(html).get('style-src')).toEqual(["'self'"]);
});

it.each(['<img alt="<script>">', "<img alt='<style>'>", '<!-- <script> -->'])(
  'the policy of a page is not misled by %s',
  (trap) => {
    const html = withContentPolicy(
      page(`${trap}<script>known()</script><style>a{}</style>`, 'known()', 'a{}'),
      SETTINGS,
    );
    expect(policyOf(html).get('script-src')).toContain(digest('known()'));
    expect(policyOf(html).get('style-src')).toContain(digest('a{}'));
  },
);

it('the policy of a page is never left out, allows nothing inline or made of text, keeps what is not named to nothing, and the rest to the site', () => {
  const policy = directives(toContentPolicy(SETTINGS, NO_CODE));
  for (const name of ['default-src', 'base-uri', 'object-src'])
    expect([name, policy.get(name)]).toEqual([name, ["'none'"]]);
  for (const name of ['connect-src', 'font-src', 'form-action', 'worker-src'])
    expect([name, policy.get(name)]).toEqual([name, ["'self'"]]);
  expect(policy.get('frame-src')).toEqual([
    'https://player.vimeo.com',
    'https://www.youtube-nocookie.com',
  ]);
  expect(() =>
    withContentPolicy('<html><head><meta charset="utf-8"></head></html>', SETTINGS),
  ).toThrow('content policy');
  expect(toContentPolicy(SETTINGS, NO_CODE)).not.toMatch(/unsafe|\*/);
});

it('the policy of a page shows pictures of any https address, and without it only those of the image base and the map', () => {
  const local = {
    ...SETTINGS,
    imageBaseUrl: 'http://127.0.0.1:4322/storage/',
    mapTileUrl: 'http://{s}.tiles.test:81/{z}/{x}/{y}.png',
  };
  expect(directives(toContentPolicy(SETTINGS, NO_CODE)).get('img-src')).toEqual([
    "'self'",
    'data:',
    'blob:',
    'https:',
  ]);
  expect(directives(toContentPolicy(local, NO_CODE)).get('img-src')?.slice(4)).toEqual([
    'http://127.0.0.1:4322',
    'http://*.tiles.test:81',
  ]);
  expect(directives(toContentPolicy(local, NO_CODE)).get('media-src')).toEqual([
    "'self'",
    'https:',
    'http://127.0.0.1:4322',
  ]);
});

it('the policy of a page asks for https where the site itself is reached by it', () => {
  const local = { ...SETTINGS, siteUrl: 'http://localhost:4321' };
  expect(directives(toContentPolicy(SETTINGS, NO_CODE)).has('upgrade-insecure-requests')).toBe(
    true,
  );
  expect(directives(toContentPolicy(local, NO_CODE)).has('upgrade-insecure-requests')).toBe(false);
});
