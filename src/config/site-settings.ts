import { MAP_SERVICE } from '../domain/constants.ts';
import {
  optionalOrigin,
  optionalServiceUrl,
  optionalText,
  optionalTileTemplate,
} from './variables.ts';

const DEFAULT_SITE_URL = 'http://localhost:4321';

export type SiteSettings = ReturnType<typeof toSiteSettings>;

export const SITE_VARIABLES = {
  SITE_URL: optionalOrigin,
  URL: optionalOrigin,
  IMAGE_BASE_URL: optionalServiceUrl,
  MAP_TILE_URL: optionalTileTemplate,
  CONTEXT: optionalText,
};

export function toSiteSettings(
  variables: Readonly<Record<keyof typeof SITE_VARIABLES, string>>,
  panelUrl: string,
) {
  const { SITE_URL, URL: netlifyUrl, IMAGE_BASE_URL, MAP_TILE_URL, CONTEXT } = variables;
  return {
    siteUrl: SITE_URL || netlifyUrl || DEFAULT_SITE_URL,
    imageBaseUrl: `${IMAGE_BASE_URL || `${panelUrl}/storage`}/`,
    mapTileUrl: MAP_TILE_URL || MAP_SERVICE.tiles,
    isIndexed: isProduction(CONTEXT),
  };
}

export function isProduction(context: string): boolean {
  return context === '' || context === 'production';
}
