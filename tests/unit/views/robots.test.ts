import { expect, it } from 'vitest';
import { toRobots } from '../../../src/views/robots.ts';

it('crawlers may visit the pages that the sitemap lists, those that gather for AI models nothing, and nobody anything where the site is no production deploy', () => {
  const robots = toRobots('https://amazing.example', true);
  // One group of lines each, in which the rules follow all names (RFC 9309, 2.2.1).
  expect(robots).toMatch(
    /^(?:User-agent: [\w -]+\n)*User-agent: GPTBot\n(?:User-agent: [\w -]+\n)*Disallow: \/\n/m,
  );
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\nDisallow: \/api\/$/m);
  expect(robots).toMatch(/^Sitemap: https:\/\/amazing\.example\/sitemap\.xml$/m);
  expect(toRobots('https://amazing.example', false)).toBe('User-agent: *\nDisallow: /\n');
});
