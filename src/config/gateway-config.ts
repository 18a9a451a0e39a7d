import { SERVICE_VARIABLES, toServices, type Services } from './services.ts';
import { isProduction, SITE_VARIABLES, toSiteSettings, type SiteSettings } from './site-settings.ts';
import { optionalSecret, optionalText, optionalUrl, optionalWord, readVariables, type Environment } from './variables.ts';

export const GATEWAY_VARIABLES = {
  ...SERVICE_VARIABLES,
  ...SITE_VARIABLES,
  BUILD_HOOK_URL: optionalUrl,
  REBUILD_SECRET: optionalSecret,
  ALERT_WEBHOOK_URL: optionalUrl,
  OUTBOX_DIR: optionalText,
  PREVIEW_ENTRIES: optionalWord('0', '1'),
};

const DEFAULT_OUTBOX_DIR = '.local/outbox';

export interface GatewayConfig {
  readonly services: Services;
  readonly site: SiteSettings;
  /** Where a POST starts a rebuild; `null` where none can be started. */
  readonly buildHookUrl: string | null;
  /** Shared secret of the "content changed" webhook; `null` where the webhook is not configured. */
  readonly rebuildSecret: string | null;
  /** Takes a message for the operator, as a POST in Slack's form; `null` where nobody is told. */
  readonly alertUrl: string | null;
  /** The context of a deploy that is not production, as part of a name; `null` in production and on this machine. */
  readonly preview: string | null;
  /** Entries are sent, and kept until they are. */
  readonly takesEntries: boolean;
  /** Where undelivered entries are kept on this machine, those of each preview apart. */
  readonly outboxDir: string;
}

/**
 * Reads what the gateway functions need. `context` is the deploy context that the platform passes to a function: Netlify sets `CONTEXT` for
 * builds only, so the variable is the fallback. Throws a `ConfigError` that names every faulty variable.
 */
export function readGatewayConfig(env: Environment, context = ''): GatewayConfig {
  const variables = readVariables(GATEWAY_VARIABLES, env);
  const deploy = context.trim() || variables.CONTEXT;
  const preview = isProduction(deploy) ? null : toName(deploy);
  const outboxDir = variables.OUTBOX_DIR === '' ? DEFAULT_OUTBOX_DIR : variables.OUTBOX_DIR;
  return {
    services: toServices(variables),
    site: toSiteSettings(variables, variables.PANEL_URL),
    buildHookUrl: toNull(variables.BUILD_HOOK_URL),
    rebuildSecret: toNull(variables.REBUILD_SECRET),
    alertUrl: toNull(variables.ALERT_WEBHOOK_URL),
    preview,
    takesEntries: preview === null || variables.PREVIEW_ENTRIES === '1',
    outboxDir: preview === null ? outboxDir : `${outboxDir}-${preview}`,
  };
}

/** Safe as a part of the name of a folder and of a store of blobs. */
function toName(context: string): string {
  return context
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
}

function toNull(value: string): string | null {
  return value === '' ? null : value;
}
