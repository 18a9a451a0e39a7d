import { SERVICE_VARIABLES, toServices, type Services } from './services.ts';
import { SITE_VARIABLES, toSiteSettings, type SiteSettings } from './site-settings.ts';
import { optionalSecret, optionalWord, readVariables, type Environment } from './variables.ts';

export const BUILD_VARIABLES = {
  ...SERVICE_VARIABLES,
  ...SITE_VARIABLES,
  CONTENT_STRICT: optionalWord('0', '1'),
  RENDERER: optionalWord('fast', 'astro'),
  // Only the functions read these. Checked here because with a faulty one they would answer 503, so it must not be deployed.
  REBUILD_SECRET: optionalSecret,
};

/** Folder of everything that is kept on this machine, below the project's folder. */
export const LOCAL_FOLDER = '.local';
/** File of the last good copies, below the folder of local data. */
export const CATALOGUE_FILE = 'catalogue/copies.sqlite';

export interface BuildConfig {
  readonly services: Services;
  readonly site: SiteSettings;
  /** A failed read fails the build even when there is a copy. */
  readonly strict: boolean;
  /** Astro's own build makes the pages, whatever Astro is installed. */
  readonly plain: boolean;
}

/** Reads what a build needs. Throws a `ConfigError` that names every faulty variable. */
export function readBuildConfig(env: Environment): BuildConfig {
  const variables = readVariables(BUILD_VARIABLES, env);
  return {
    services: toServices(variables),
    site: toSiteSettings(variables, variables.PANEL_URL),
    strict: variables.CONTENT_STRICT === '1',
    plain: variables.RENDERER === 'astro',
  };
}

/** Tells whether a failing build prints the whole error instead of one line. */
export function isDebugging(env: Environment): boolean {
  return (env['DEBUG'] ?? '').trim() !== '';
}
