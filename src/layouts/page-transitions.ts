/**
 * Asks for transitions between pages before anything else: a page that learns of its transition from a style sheet has lost it by then, and
 * says so on the console. By script, because HTML validators do not know the rule yet.
 */
import { createHash } from 'node:crypto';

export const PAGE_TRANSITIONS =
  "{const sheet=new CSSStyleSheet();sheet.replaceSync('@view-transition{navigation:auto}');document.adoptedStyleSheets.push(sheet)}";

/** As content policies name the script. */
export const PAGE_TRANSITIONS_DIGEST = `sha256-${createHash('sha256').update(PAGE_TRANSITIONS).digest('base64')}` as const;
