import { SERVICE_VARIABLES, toServices, type Services } from './services.ts';
import { SITE_VARIABLES, toSiteSettings, type SiteSettings } from './site-settings.ts';
import { optionalSecret, optionalText, optionalUrl, readVariables, type Environment } from './variables.ts';

const GATEWAY_VARIABLES = {
  ...SERVICE_VARIABLES,
  ...SITE_VARIABLES,
  BUILD_HOOK_URL: optionalUrl,
  REBUILD_SECRET: optionalSecret,
  OUTBOX_DIR: optionalText,
};

const DEFAULT_OUTBOX_DIR = '.local/outbox';

export interface GatewayConfig {
  readonly services: Services;
  readonly site: SiteSettings;
  /** Where a POST starts a rebuild; `null` where none can be started. */
  readonly buildHookUrl: string | null;
  /** Shared secret of the "content changed" webhook; `null` where the webhook is not configured. */
  readonly rebuildSecret: string | null;
  /** Where the preview keeps undelivered entries. */
  readonly outboxDir: string;
}

/** Reads what the gateway functions need. Throws a `ConfigError` that names every faulty variable. */
export function readGatewayConfig(env: Environment): GatewayConfig {
  const variables = readVariables(GATEWAY_VARIABLES, env);
  return {
    services: toServices(variables),
    site: toSiteSettings(variables, variables.PANEL_URL),
    buildHookUrl: toNull(variables.BUILD_HOOK_URL),
    rebuildSecret: toNull(variables.REBUILD_SECRET),
    outboxDir: variables.OUTBOX_DIR === '' ? DEFAULT_OUTBOX_DIR : variables.OUTBOX_DIR,
  };
}

function toNull(value: string): string | null {
  return value === '' ? null : value;
}
