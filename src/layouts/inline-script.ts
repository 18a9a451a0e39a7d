import { createHash } from 'node:crypto';

/** Inline code, for what must run before first paint. */
export interface InlineScript {
  readonly code: string;
  /** For the content policy: without it browsers refuse the code. */
  readonly digest: `sha256-${string}`;
}

export function toInlineScript(code: string): InlineScript {
  return { code, digest: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}
