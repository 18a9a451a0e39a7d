/** Functions answer paths below, often with files to save. */
const FUNCTIONS = '/api/';

type Link = Pick<
  HTMLAnchorElement,
  'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'hasAttribute'
>;

/** Tells whether a link leads to another page of the site in this tab. */
export function leavesPage(link: Link, here: Pick<Location, 'origin' | 'pathname' | 'search'>) {
  const staysInTab = ['', '_self'].includes(link.target) && !link.hasAttribute('download');
  if (!staysInTab || link.origin !== here.origin || link.pathname.startsWith(FUNCTIONS))
    return false;
  // A link to a fragment does not leave the document.
  return link.hash === '' || link.pathname !== here.pathname || link.search !== here.search;
}
