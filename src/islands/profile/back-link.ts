/** `<back-link>`: returns to the page of this site that the visitor came from. */
import { isPlainClick } from '../plain-click.ts';

class BackLink extends HTMLElement {
  connectedCallback() {
    const hasCome = cameFromHere();
    this.addEventListener('click', (event) => {
      const isBehind = 'navigation' in window ? window.navigation.canGoBack : hasCome;
      if (!isBehind || !isPlainClick(event)) return;
      event.preventDefault();
      history.back();
    });
  }
}

/** Without the Navigation API only a freshly opened page trusts its referrer: its own history
 * entries or a reload may follow. */
function cameFromHere(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const isNew = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
  return isNew && document.referrer.startsWith(`${location.origin}/`) && history.length > 1;
}

customElements.define('back-link', BackLink);
