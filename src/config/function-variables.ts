import { optionalText, optionalUrl, optionalWord } from './variables.ts';

/** Optional variables that only the functions use. The build and the preview check them too: who
 * sets one wrong should learn it before visitors do. */
export const FUNCTION_VARIABLES = {
  BUILD_HOOK_URL: optionalUrl,
  ALERT_WEBHOOK_URL: optionalUrl,
  OUTBOX_DIR: optionalText,
  PREVIEW_ENTRIES: optionalWord('0', '1'),
};
