import { createRoot } from 'react-dom/client';
import { GalleryMode, type GalleryModeProps } from './GalleryMode.tsx';

/** Opens full-screen gallery mode; returns a function that removes it. */
export function openGalleryMode(props: GalleryModeProps): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<GalleryMode {...props} />);
  return () => {
    root.unmount();
    place.remove();
  };
}
