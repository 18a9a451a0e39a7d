import { useStore } from '@nanostores/react';
import type { GalleryName } from '../../../domain/talent.ts';
import { $activeGallery } from '../../../stores/active-gallery.ts';
import type { GalleryModeView } from '../../../views/profile-view.ts';
import type { Gallery } from './read-galleries.ts';

interface Props {
  readonly galleries: readonly Gallery[];
  readonly view: GalleryModeView;
  readonly onChoose: (name: GalleryName) => void;
}

export function GallerySelector({ galleries, view, onChoose }: Props) {
  const current = useStore($activeGallery);
  return (
    <nav className="tabs choice" aria-label={view.galleries}>
      {galleries.map(({ name, label, items }) => (
        <button
          key={name}
          type="button"
          aria-current={name === current}
          onClick={() => onChoose(name)}
        >
          {label}
          <sup className="num">{items.length}</sup>
        </button>
      ))}
      {view.accounts.map(({ network, url, label }) => (
        <a key={network} href={url} target="_blank" rel="noopener">
          {network} <span aria-hidden="true">↗</span> <span className="vh">{label}</span>
        </a>
      ))}
    </nav>
  );
}
