import type { Video } from '../../domain/talent.ts';
import { toPageUrl } from '../safe-links.ts';

const VIMEO_ID = /^\d{4,12}$/;
const VIMEO_HASH = /^[\da-f]{6,20}$/i;
const YOUTUBE_ID = /^[\w-]{11}$/;

/** An id, a Vimeo id with hash (`76979871/8272103f6e`), or the address of a known player. */
export function toVideo(written: string, provider: string | null): Video | null {
  const [, framed] = /<iframe[^>]*\ssrc=["']([^"']+)/i.exec(written) ?? [];
  const file = framed ?? written;
  const url = toPageUrl(file);
  if (url !== null) return fromUrl(new URL(url));
  switch (provider?.toLowerCase()) {
    case 'vimeo': {
      const [, id = '', hash = null] = /^(\d+)(?:(?:[/:]|\?h=)(\w*))?$/.exec(file) ?? [];
      return toVimeo(id, hash);
    }
    case 'youtube':
      return toYouTube(file.replace(/[?&].*$/, ''));
    default:
      return null;
  }
}

function fromUrl(url: URL): Video | null {
  const host = url.hostname.replace(/^(?:www|m|music|player)\./, '');
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  switch (host) {
    case 'vimeo.com': {
      const mark = segments.findIndex((segment) => /^videos?$/.test(segment));
      const behind = segments.slice(mark + 1);
      const [id = '', hash] = behind.slice(behind.findIndex((segment) => VIMEO_ID.test(segment)));
      return segments[0] === 'event' ? null : toVimeo(id, hash ?? url.searchParams.get('h'));
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
