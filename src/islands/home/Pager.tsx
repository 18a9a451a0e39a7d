import { fill } from '../../../i18n/phrases.ts';
import type { HomeView } from '../../views/home-view.ts';
import { Icon } from '../Icon.tsx';

export interface PagerProps {
  readonly index: number;
  readonly count: number;
  readonly words: HomeView['words']['slider'];
  readonly isPlaying: boolean;
  readonly onPlay: (isPlaying: boolean) => void;
  readonly onPress: (way: 'next' | 'previous') => void;
}

export function Pager({ index, count, words, isPlaying, onPlay, onPress }: PagerProps) {
  const buttons = [
    {
      icon: isPlaying ? 'pause' : 'play',
      label: isPlaying ? words.pause : words.play,
      act: () => onPlay(!isPlaying),
    },
    { icon: 'left', label: words.previous, act: () => onPress('previous') },
    { icon: 'right', label: words.next, act: () => onPress('next') },
  ] as const;
  return (
    <div className="pager">
      <p className="num" aria-live={isPlaying ? 'off' : 'polite'}>
        <span aria-hidden="true">
          {index + 1} / {count}
        </span>
        <span className="vh">{fill(words.position, { n: index + 1, m: count })}</span>
      </p>
      <div>
        {buttons.map(({ icon, label, act }, position) => (
          <button key={position} className="tap" type="button" aria-label={label} onClick={act}>
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </div>
  );
}
