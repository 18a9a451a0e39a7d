import { SERVICE_VARIABLES, toServices } from './services.ts';
import { isProduction, SITE_VARIABLES, toSiteSettings } from './site-settings.ts';
import {
  readWithFaults,
  readVariables,
  type Environment,
  optionalText,
  optionalUrl,
  optionalWord,
} from './variables.ts';
import { toKebabCase } from '../domain/slug.ts';

export const FUNCTION_VARIABLES = {
  BUILD_HOOK_URL: optionalUrl,
  ALERT_WEBHOOK_URL: optionalUrl,
  OUTBOX_DIR: optionalText,
  PREVIEW_ENTRIES: optionalWord('0', '1'),
};

const OPTIONAL_VARIABLES = { ...SITE_VARIABLES, ...FUNCTION_VARIABLES };

const DEFAULT_OUTBOX_DIR = '.local/outbox';

export type GatewayConfig = ReturnType<typeof readGatewayConfig>;

/** No fault but a service's may switch the forms off. */
export function readGatewayConfig(env: Environment, deployContext = '') {
  const services = readVariables(SERVICE_VARIABLES, env);
  const { variables, faults } = readWithFaults(OPTIONAL_VARIABLES, env);
  const deploy = deployContext.trim() || variables.CONTEXT;
  const previewContext = isProduction(deploy) ? null : toKebabCase(deploy).slice(0, 40);
  const outboxDir = variables.OUTBOX_DIR || DEFAULT_OUTBOX_DIR;
  return {
    services: toServices(services),
    site: toSiteSettings(variables, services.PANEL_URL),
    buildHookUrl: variables.BUILD_HOOK_URL || null,
    alertUrl: variables.ALERT_WEBHOOK_URL || null,
    previewContext,
    takesEntries: previewContext === null || variables.PREVIEW_ENTRIES === '1',
    outboxDir: previewContext === null ? outboxDir : `${outboxDir}-${previewContext}`,
    faults,
  };
}
