export type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !hasModifier(event);
}

/** `null` unless a link of the site led here. */
export function freshVisit(): PerformanceNavigationTiming | null {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isInternal = document.referrer.startsWith(`${location.origin}/`);
  return isInternal && visit?.type === 'navigate' ? visit : null;
}

/** Functions answer paths below, often with files to save. */
const FUNCTIONS = '/api/';

type Link = Pick<
  HTMLAnchorElement,
  'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'hasAttribute'
>;

export function leavesPage(link: Link, here: Pick<Location, 'origin' | 'pathname' | 'search'>) {
  const staysInTab = ['', '_self'].includes(link.target) && !link.hasAttribute('download');
  if (!staysInTab || link.origin !== here.origin || link.pathname.startsWith(FUNCTIONS))
    return false;
  return link.hash === '' || link.pathname !== here.pathname || link.search !== here.search;
}
