import { createHash } from 'node:crypto';

export interface InlineScript {
  readonly code: string;
  readonly digest: `sha256-${string}`;
}

export function toInlineScript(code: string): InlineScript {
  return { code, digest: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}
