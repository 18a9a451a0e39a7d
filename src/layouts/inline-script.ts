import { createHash } from 'node:crypto';

/** For what must run before first paint. */
export interface InlineScript {
  readonly code: string;
  /** Without it the content policy refuses the code. */
  readonly digest: `sha256-${string}`;
}

/** A part's text runs alone in the page, its lines joined: it uses nothing outside itself and holds no line comment. */
export function toInlineScript(...parts: readonly (() => void)[]): InlineScript {
  const code = parts.map((part) => `(${part.toString().replace(/\n\s*/g, '')})()`).join(';');
  return { code, digest: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}
