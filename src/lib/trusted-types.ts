/** Import first where code writes markup: allows inert markup and the site's own scripts. */
import { urlOrNull } from './or-null.ts';

interface PolicyFactory {
  readonly createPolicy: (
    name: 'default',
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ) => void;
}

const INERT_MARKUP =
  /^(?:[^<>&]|<\/?(?:g|path|span|svg|v:shape)(?:\s+(?:adj|class|d|version|viewBox|xmlns|xmlns:xlink)=(?:'[^'<>]*'|"[^"<>]*"))*\s*\/?>)*$/;
const PROGRAMS = '/_astro/';

export function toInertMarkup(text: string): string | null {
  return INERT_MARKUP.test(text) ? text : null;
}

export function toOwnProgram(text: string, base: string): string | null {
  const url = urlOrNull(text, base);
  return url?.origin === new URL(base).origin && url.pathname.startsWith(PROGRAMS)
    ? url.href
    : null;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
trustedTypes?.createPolicy('default', {
  createHTML: toInertMarkup,
  createScriptURL: (text) => toOwnProgram(text, location.origin),
});
