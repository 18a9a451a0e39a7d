import { AI_CRAWLERS } from '../domain/ai-crawlers.ts';

/** What crawlers may visit (RFC 9309): search engines everything that is a page, those that gather for AI models nothing. */
export function toRobots(siteUrl: string): string {
  const search = ['User-agent: *', 'Allow: /', 'Disallow: /api/'];
  const gathering = [...AI_CRAWLERS.map((name) => `User-agent: ${name}`), 'Disallow: /'];
  return [...search, '', '# The faces on this site are people’s.', ...gathering, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
