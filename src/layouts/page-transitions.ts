/**
 * Code of a page's opening script. Asks for transitions between pages before anything else: a page that learns of its transition from a style
 * sheet has lost it by then, and says so on the console. By script, because HTML validators do not know the rule yet.
 */
export const PAGE_TRANSITIONS =
  "{const sheet=new CSSStyleSheet();sheet.replaceSync('@view-transition{navigation:auto}');document.adoptedStyleSheets.push(sheet)}";
