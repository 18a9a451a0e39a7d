import type { GalleryModeView } from '../../views/profile-view.ts';
import { Icon } from '../Icon.tsx';

export interface ControlsProps {
  /** Number of the slide in sight, from 1, and of all. */
  readonly position: { readonly n: number; readonly m: number };
  readonly words: Pick<GalleryModeView, 'previous' | 'next'>;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** The buttons below the slides. At an end one stays in reach, but says that it leads nowhere. */
export function Controls({ position: { n, m }, words, onPrevious, onNext }: ControlsProps) {
  return (
    <div className="ctl">
      <button type="button" className="tap" aria-label={words.previous} aria-disabled={n === 1} onClick={onPrevious}>
        <Icon name="left" />
      </button>
      <button type="button" className="tap" aria-label={words.next} aria-disabled={n === m} onClick={onNext}>
        <Icon name="right" />
      </button>
    </div>
  );
}
