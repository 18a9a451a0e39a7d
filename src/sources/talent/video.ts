import type { Video } from '../../domain/talent.ts';
import { toPageUrl } from '../safe-links.ts';

const VIMEO_ID = /^\d{4,12}$/;
const VIMEO_HASH = /^[\da-f]{6,20}$/i;
const YOUTUBE_ID = /^(?!videoseries$)[\w-]{11}$/;

/** An id, a Vimeo id with hash (`76979871/8272103f6e`), or a known player's address. */
export function toVideo(written: string, provider: string | null): Video | null {
  const [, framed] = /<[a-z]+\b[^>]*\s(?:src|url|href)=["']([^"']+)/i.exec(written) ?? [];
  const file = framed ?? written;
  const url = toPageUrl(file);
  if (url !== null) return fromUrl(new URL(url));
  switch (provider?.toLowerCase().replace(/[^a-z]|com$/g, '')) {
    case 'vimeo': {
      const [, id = '', hash = null] =
        /^(?:\/?videos?\/)?(\d+)(?:(?:[/:]|\?h(?:ash)?=)(\w*))?(?:&.*)?$/.exec(file) ?? [];
      return toVimeo(id, hash);
    }
    case 'youtube':
      return toYouTube(file.replace(/^\/?(?:watch\?v=|(?:embed|shorts|live|v)\/)|[?&].*$/g, ''));
    default:
      return null;
  }
}

function fromUrl(url: URL): Video | null {
  const host = url.hostname.replace(/^(?:www|m|music|player|gaming|studio)\./, '');
  const segments = url.pathname.split(/[/:]/).filter((segment) => segment !== '');
  switch (host) {
    case 'vimeo.com': {
      const mark = segments.findIndex((segment) => /^videos?$/.test(segment));
      const behind = segments.slice(mark + 1);
      const [id = '', hash] = behind.slice(behind.findIndex((segment) => VIMEO_ID.test(segment)));
      return segments[0] === 'event'
        ? null
        : toVimeo(id, hash ?? url.searchParams.get('h') ?? url.searchParams.get('hash'));
    }
    case 'youtu.be':
      return toYouTube(segments[0]?.replace(/&.*$/, '') ?? '');
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
