import { SERVICE_VARIABLES, toServices } from './services.ts';
import { isProduction, SITE_VARIABLES, toSiteSettings } from './site-settings.ts';
import { optionalWord, readVariables, type Environment } from './variables.ts';
import { FUNCTION_VARIABLES } from './gateway-config.ts';

export const BUILD_VARIABLES = {
  ...SERVICE_VARIABLES,
  ...SITE_VARIABLES,
  CONTENT_STRICT: optionalWord('0', '1'),
  ...FUNCTION_VARIABLES,
};

export const LOCAL_FOLDER = '.local';
export const CATALOGUE_FILE = 'catalogue/copies.jsonl';

export function readBuildConfig(env: Environment) {
  const variables = readVariables(BUILD_VARIABLES, env);
  return {
    services: toServices(variables),
    site: toSiteSettings(variables, variables.PANEL_URL),
    buildHookUrl: variables.BUILD_HOOK_URL || null,
    // The build of a preview sends no alert; its functions do.
    alertUrl: isProduction(variables.CONTEXT) ? variables.ALERT_WEBHOOK_URL || null : null,
    strict: variables.CONTENT_STRICT === '1',
  };
}

export function isDebugging(env: Environment): boolean {
  return (env['DEBUG'] ?? '') !== '';
}
