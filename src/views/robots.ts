import { AI_CRAWLERS } from '../domain/ai-crawlers.ts';

export function toRobots(siteUrl: string, isIndexed: boolean): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n';
  const search = ['User-agent: *', 'Allow: /', 'Disallow: /api/'];
  const gathering = [...AI_CRAWLERS.map((name) => `User-agent: ${name}`), 'Disallow: /'];
  return [
    ...search,
    '',
    '# The faces on this site are people’s.',
    ...gathering,
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
