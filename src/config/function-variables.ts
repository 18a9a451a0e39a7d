import { optionalText, optionalUrl, optionalWord } from './variables.ts';

/** Only the functions use them; the build and the preview check them too. */
export const FUNCTION_VARIABLES = {
  BUILD_HOOK_URL: optionalUrl,
  ALERT_WEBHOOK_URL: optionalUrl,
  OUTBOX_DIR: optionalText,
  PREVIEW_ENTRIES: optionalWord('0', '1'),
};
