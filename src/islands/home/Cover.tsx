import type { RefObject } from 'react';
import type { Slide } from '../../domain/content.ts';
import { WIDE_COVER } from '../../images/media-queries.ts';
import { toCoverMedia } from './cover-media.ts';
import './cover.css';

interface CoverProps {
  readonly slide: Slide;
  readonly alt: string;
  readonly imageBaseUrl: string;
  readonly load: 'first' | 'soon' | 'lazy';
  readonly videoRef?: RefObject<HTMLVideoElement | null>;
}

export function Cover({ slide, alt, imageBaseUrl, load, videoRef }: CoverProps) {
  const { picture, video } = toCoverMedia(slide, imageBaseUrl);
  const isFirst = load === 'first';
  return (
    <div className="cover">
      {picture !== null && (
        <picture
          data-screens={picture.screens}
          data-only={picture.screens === 'all' && picture.wide === null ? '' : undefined}
        >
          {picture.wide !== null && (
            <source
              media={WIDE_COVER}
              srcSet={picture.wide.srcset ?? picture.wide.src}
              sizes={picture.wide.sizes ?? picture.image.sizes ?? undefined}
              width={picture.wide.width}
              height={picture.wide.height}
            />
          )}
          <img
            alt={alt}
            width={picture.image.width}
            height={picture.image.height}
            // Pictures for some screens must not load on others.
            loading={load === 'lazy' || picture.screens !== 'all' ? 'lazy' : 'eager'}
            decoding={isFirst ? 'sync' : 'async'}
            fetchPriority={isFirst ? 'high' : 'low'}
            data-fallback=""
            sizes={picture.image.sizes ?? undefined}
            srcSet={picture.image.srcset ?? undefined}
            src={picture.image.src}
          />
        </picture>
      )}
      {video !== null && (
        <video
          ref={videoRef}
          data-screens={video.screens}
          aria-label={alt}
          muted
          loop
          playsInline
          autoPlay={isFirst}
          preload={isFirst ? 'auto' : 'metadata'}
        >
          {video.sources.map(({ media, url }) => (
            <source key={media} media={media} src={url} />
          ))}
        </video>
      )}
    </div>
  );
}
