import { createHash } from 'node:crypto';

/** Code inside a page, for what must run before anything is painted. */
export interface InlineScript {
  readonly code: string;
  /** As content policies name it; the page hands it to Astro, or no browser runs the code. */
  readonly digest: `sha256-${string}`;
}

export function toInlineScript(code: string): InlineScript {
  return { code, digest: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}
