/**
 * Pages require Trusted Types. Two libraries write markup and script addresses from text: imported before them, this default policy allows
 * inert markup and the site's own scripts. The browser refuses everything else.
 */
import { parseUrl } from './parse-url.ts';

interface PolicyFactory {
  readonly createPolicy: (
    name: 'default',
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ) => void;
}

/** Text, and elements that neither run nor load anything, with attributes that do not either. */
const INERT_MARKUP =
  /^(?:[^<>&]|<\/?(?:g|path|span|svg|v:shape)(?:\s+(?:adj|class|d|version|viewBox|xmlns|xmlns:xlink)=(?:'[^'<>]*'|"[^"<>]*"))*\s*\/?>)*$/;
const PROGRAMS = '/_astro/';

/** The markup as it is; `null` where it is more than inert. */
export function toInertMarkup(text: string): string | null {
  return INERT_MARKUP.test(text) ? text : null;
}

/** The address of a program of the site at `base`; `null` for any other. */
export function toOwnProgram(text: string, base: string): string | null {
  const url = parseUrl(text, base);
  return url?.origin === new URL(base).origin && url.pathname.startsWith(PROGRAMS) ? url.href : null;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
trustedTypes?.createPolicy('default', { createHTML: toInertMarkup, createScriptURL: (text) => toOwnProgram(text, location.origin) });
