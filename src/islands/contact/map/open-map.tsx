import { createRoot } from 'react-dom/client';
import { AgencyMap, type AgencyMapProps } from './AgencyMap.tsx';

/** Draws the map in a place of the page; the answer takes it away again. */
export function openMap(place: HTMLElement, props: AgencyMapProps): () => void {
  const root = createRoot(place);
  root.render(<AgencyMap {...props} />);
  return () => root.unmount();
}
