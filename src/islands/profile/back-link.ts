/** `<back-link>`: its link goes back to the page of this site that the visitor came from. */
class BackLink extends HTMLElement {
  connectedCallback() {
    const hasCome = cameFromHere();
    this.addEventListener('click', (event) => {
      const isBehind = 'navigation' in window ? window.navigation.canGoBack : hasCome;
      if (!isBehind || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      history.back();
    });
  }
}

/**
 * For browsers without the Navigation API: a freshly opened page can tell by its referrer. Later the history may hold entries of the page
 * itself, and after a reload nothing is certain: then the link is followed.
 */
function cameFromHere(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const isNew = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
  return isNew && document.referrer.startsWith(`${location.origin}/`) && history.length > 1;
}

customElements.define('back-link', BackLink);
