import { createRoot } from 'react-dom/client';
import { AgencyMap, type AgencyMapProps } from './AgencyMap.tsx';

/** Draws the map in an element; returns a function that removes it. */
export function openMap(place: HTMLElement, props: AgencyMapProps): () => void {
  const root = createRoot(place);
  root.render(<AgencyMap {...props} />);
  return () => root.unmount();
}
