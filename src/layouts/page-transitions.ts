import { toInlineScript } from './inline-script.ts';

/**
 * Asks for transitions between pages before anything else: a page that learns of its transition from a style sheet has lost it by then, and
 * says so on the console. By script, because HTML validators do not know the rule yet.
 */
export const PAGE_TRANSITIONS = toInlineScript(
  "{const sheet=new CSSStyleSheet();sheet.replaceSync('@view-transition{navigation:auto}');document.adoptedStyleSheets.push(sheet)}",
);
