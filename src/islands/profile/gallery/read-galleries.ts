import { GALLERY_NAMES, type GalleryName } from '../../../domain/talent.ts';

type GalleryPicture = ReturnType<typeof readPicture>;
export type GalleryVideo = ReturnType<typeof readVideo>;
export type GalleryItem = GalleryPicture | GalleryVideo;

export interface Gallery {
  readonly name: GalleryName;
  readonly label: string;
  readonly items: readonly GalleryItem[];
}

export function readGalleries(page: ParentNode): readonly Gallery[] {
  return [...page.querySelectorAll<HTMLElement>('.gallery')].flatMap((section) => {
    const name = toGalleryName(section.id);
    if (name === undefined) return [];
    const items = [...section.querySelectorAll<HTMLElement>('.picture img, a.video')].map(
      (element) =>
        element instanceof HTMLImageElement ? readPicture(element) : readVideo(element),
    );
    return [{ name, label: section.ariaLabel ?? '', items }];
  });
}

export function toGalleryName(text: string): GalleryName | undefined {
  return GALLERY_NAMES.find((name) => name === text);
}

function readPicture(image: HTMLImageElement) {
  return {
    kind: 'picture' as const,
    src: image.src,
    srcset: image.srcset,
    shown: image.complete ? image.currentSrc : '',
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
    alt: image.alt,
  };
}

export function readVideo(link: HTMLElement) {
  const [label = '', note = ''] = Array.from(
    link.querySelectorAll('.plate > span'),
    (part) => part.textContent,
  );
  const poster = link.querySelector('img');
  return {
    kind: 'video' as const,
    player: link.dataset['player'] ?? '',
    label,
    note,
    poster: poster === null ? null : { src: poster.src, srcset: poster.srcset },
  };
}
