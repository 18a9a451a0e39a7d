import type { KeptTalent } from '../../domain/kept-talent.ts';
import { toFrameHeight } from '../../domain/card.ts';
import { toFrameImage } from '../../images/frame-image.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';

interface Props {
  readonly talent: KeptTalent;
  readonly view: Pick<SelectionPageView, 'imageBaseUrl'>;
}

const PICTURE = { sizes: '(min-width: 1024px) 16vw, 88px', maxWidth: 640 };

export function Frame({ talent, view: { imageBaseUrl } }: Props) {
  const { cover, heightCm, paper } = talent;
  const frameHeight = toFrameHeight(heightCm);
  const image =
    cover === null ? null : toFrameImage({ cover, frameHeight, imageBaseUrl, ...PICTURE });
  const height = heightCm === null ? 'unknown' : '';
  const behind = paper === null ? '' : `paper-${paper}`;
  return (
    <span className={`frame cm-${String(frameHeight)} ${height} ${behind}`}>
      {image !== null && (
        <img
          alt=""
          data-fallback=""
          width={image.width}
          height={image.height}
          decoding="async"
          loading="lazy"
          sizes={image.sizes ?? undefined}
          srcSet={image.srcset ?? undefined}
          src={image.src}
        />
      )}
    </span>
  );
}
