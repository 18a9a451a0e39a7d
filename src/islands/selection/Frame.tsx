import type { CardTalent } from '../../domain/card-talent.ts';
import { toFrameHeight } from '../../domain/line-up.ts';
import { toFrameImage } from '../../images/frame-image.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';

interface Props {
  readonly talent: CardTalent;
  readonly view: Pick<SelectionPageView, 'imageBaseUrl'>;
  readonly sizes?: string;
  /** Widest candidate in pixels. */
  readonly maxWidth?: number;
  readonly isLater?: boolean;
}

/** A talent's cover, as tall as the talent. */
export function Frame({ talent, view, sizes = '88px', maxWidth = 320, isLater = false }: Props) {
  const { cover, heightCm } = talent;
  const frameHeight = toFrameHeight(heightCm);
  const image =
    cover === null
      ? null
      : toFrameImage({ cover, frameHeight, imageBaseUrl: view.imageBaseUrl, sizes, maxWidth });
  return (
    <span className={`frame cm-${String(frameHeight)}${heightCm === null ? ' unknown' : ''}`}>
      {image !== null && (
        <img
          alt=""
          width={image.width}
          height={image.height}
          decoding="async"
          loading={isLater ? 'lazy' : undefined}
          sizes={image.sizes ?? undefined}
          srcSet={image.srcset ?? undefined}
          src={image.src}
        />
      )}
    </span>
  );
}
