import { useState } from 'react';
import { Icon } from '../../Icon.tsx';
import { playerRights } from './player.ts';
import type { GalleryVideo } from './read-galleries.ts';

/** The player replaces the focused button. */
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus();

/** The provider is asked nothing before a press. */
export function VideoSlide({ video }: { readonly video: GalleryVideo }) {
  const [isPlaying, setPlaying] = useState(false);
  return isPlaying ? (
    <iframe
      ref={takeFocus}
      className="video"
      title={video.label}
      {...playerRights(video.player)}
      src={video.player}
    />
  ) : (
    <button type="button" className="video" onClick={() => setPlaying(true)}>
      {video.poster !== null && (
        <img
          src={video.poster.src}
          srcSet={video.poster.srcset}
          sizes="100vw"
          alt=""
          data-fallback=""
        />
      )}
      <span className="plate">
        <Icon name="play" />
        <span className="vh">{video.label}</span>
        <span className="small">{video.note}</span>
      </span>
    </button>
  );
}
