import type { AstroIntegration, AstroUserConfig } from 'astro';
import { getBuildContent } from '../catalogue/current.ts';
import type { SiteSettings } from '../config/site-settings.ts';
import { FILM_SERVICES } from '../domain/film-services.ts';

export function contentPolicyIntegration(): AstroIntegration {
  return {
    name: 'content-policy',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const content = getBuildContent();
        if (command !== 'build' || content === null) return;
        updateConfig({
          security: { csp: { algorithm: 'SHA-256', directives: toDirectives(content.settings) } },
        });
      },
    },
  };
}

type Policy = Extract<NonNullable<AstroUserConfig['security']>['csp'], object>;

function toDirectives({
  siteUrl,
  imageBaseUrl,
  mapTileUrl,
}: SiteSettings): NonNullable<Policy['directives']> {
  const pictureOrigin = new URL(imageBaseUrl).origin;
  // Editors' content may use pictures and films from any https address.
  const images = ['https:', ...(pictureOrigin.startsWith('http:') ? [pictureOrigin] : [])].join(
    ' ',
  );
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "font-src 'self'",
    `img-src 'self' data: blob: ${images} ${toTileSource(mapTileUrl)}`.trimEnd() as `img-src${string}`,
    `media-src 'self' ${images}`,
    "connect-src 'self' blob:", // profiles that islands/load-profile.ts parses
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${Object.values(FILM_SERVICES)
      .map(({ player }) => player)
      .join(' ')}`,
    ...(siteUrl.startsWith('https:') ? (['upgrade-insecure-requests'] as const) : []),
  ];
}

/** Https tiles are allowed already; `{s}.` becomes `*.`. */
function toTileSource(template: string): string {
  const [origin = ''] = /^http:\/\/[^/]+/i.exec(template) ?? [];
  return origin.replace(/\/\/[^/]*\{[a-z]+\}[^./]*/i, '//*');
}
