import { AI_CRAWLERS } from '../domain/ai-crawlers.ts';

/**
 * What crawlers may visit (RFC 9309): search engines everything that is a page, those that gather for AI models nothing. A deploy that is
 * not to be indexed is for nobody.
 */
export function toRobots(siteUrl: string, isIndexed: boolean): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n';
  const search = ['User-agent: *', 'Allow: /', 'Disallow: /api/'];
  const gathering = [...AI_CRAWLERS.map((name) => `User-agent: ${name}`), 'Disallow: /'];
  return [...search, '', '# The faces on this site are people’s.', ...gathering, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
