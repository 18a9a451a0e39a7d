import { expect, it } from 'vitest';
import { AI_CRAWLERS } from '../../../src/domain/ai-crawlers.ts';
import { toRobots } from '../../../src/views/robots.ts';

/** What a crawler reads of the file: the rules of the group that names it, else those of the group
 * for all (RFC 9309, 2.2.1). */
function rulesFor(crawler: string, robots: string): readonly string[] {
  const groups = robots
    .split(/\n(?=User-agent:)(?<!User-agent:[^\n]*\n)/i)
    .map((group) => group.split('\n'));
  const named = (group: readonly string[], name: string) =>
    group.some((line) => line.toLowerCase() === `user-agent: ${name.toLowerCase()}`);
  const group =
    groups.find((lines) => named(lines, crawler)) ??
    groups.find((lines) => named(lines, '*')) ??
    [];
  return group.filter((line) => /^(allow|disallow):/i.test(line));
}

const robots = toRobots('https://amazing.example', true);

it.each([
  ...['GPTBot', 'Google-Extended'].map((crawler) => [crawler, ['Disallow: /']] as const),
  ...['Googlebot', 'facebookexternalhit'].map(
    (crawler) => [crawler, ['Allow: /', 'Disallow: /api/']] as const,
  ),
])('what %s may visit is nothing where it gathers for AI models: %j', (crawler, rules) => {
  expect(rulesFor(crawler, robots)).toEqual(rules);
});

it('what crawlers may visit is listed in the sitemap, and nothing for anybody where the site is no production deploy; each crawler is named once', () => {
  expect(robots).toMatch(/^Sitemap: https:\/\/amazing\.example\/sitemap\.xml$/m);
  expect(toRobots('https://amazing.example', false)).toBe('User-agent: *\nDisallow: /\n');
  expect(new Set(AI_CRAWLERS.map((name) => name.toLowerCase())).size).toBe(AI_CRAWLERS.length);
  for (const name of AI_CRAWLERS) expect(name).toMatch(/^[A-Za-z0-9][A-Za-z0-9 -]*$/);
});
