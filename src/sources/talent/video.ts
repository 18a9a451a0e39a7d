import type { Video } from '../../domain/talent.ts';
import { toPageUrl } from '../safe-links.ts';

const VIMEO_ID = /^\d{4,12}$/;
const VIMEO_HASH = /^[\da-f]{6,20}$/i;
const YOUTUBE_ID = /^[\w-]{11}$/;

/** Reads an id, a Vimeo id with hash (`76979871/8272103f6e`), or a known player's address; `null`
 * for anything else. */
export function toVideo(file: string, provider: string | null): Video | null {
  const url = toPageUrl(file);
  if (url !== null) return fromUrl(new URL(url));
  switch (provider?.toLowerCase()) {
    case 'vimeo': {
      const [id = '', hash] = file.split('/');
      return toVimeo(id, hash ?? null);
    }
    case 'youtube':
      return toYouTube(file);
    default:
      return null;
  }
}

function fromUrl(url: URL): Video | null {
  const host = url.hostname.replace(/^(?:www|m|player)\./, '');
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  switch (host) {
    case 'vimeo.com': {
      const [id = '', hash] = segments[0] === 'video' ? segments.slice(1) : segments;
      return toVimeo(id, hash ?? url.searchParams.get('h'));
    }
    case 'youtu.be':
      return toYouTube(segments[0] ?? '');
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return toYouTube(url.searchParams.get('v') ?? segments[1] ?? '');
    default:
      return null;
  }
}

function toVimeo(id: string, hash: string | null): Video | null {
  if (!VIMEO_ID.test(id) || (hash !== null && hash !== '' && !VIMEO_HASH.test(hash))) return null;
  return { kind: 'video', provider: 'vimeo', id, hash: hash === '' ? null : hash };
}

function toYouTube(id: string): Video | null {
  return YOUTUBE_ID.test(id) ? { kind: 'video', provider: 'youtube', id, hash: null } : null;
}
