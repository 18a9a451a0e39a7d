import type { Item } from '../store/records.ts';

export function toFilmAddress({ provider, file }: Item): string {
  return provider === 'vimeo'
    ? `https://vimeo.com/${file}`
    : `https://www.youtube.com/watch?v=${encodeURIComponent(file)}`;
}

/** The film at an address that the site's player knows, assumed 16:9. */
export function readFilm(address: string): Item | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(?:www|m|player)\./, '');
  const size = { width: 1280, height: 720 };
  if (host === 'vimeo.com') {
    const [, id, hash = searchParams.get('h')] =
      /^\/(?:video\/)?(\d{4,12})(?:\/([0-9a-f]{6,20}))?\/?$/i.exec(pathname) ?? [];
    if (id === undefined || (hash !== null && !/^[0-9a-f]{6,20}$/i.test(hash))) return undefined;
    return { file: hash === null ? id : `${id}/${hash}`, provider: 'vimeo', ...size };
  }
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : host === 'youtube.com'
        ? (searchParams.get('v') ?? pathname.replace(/^\/(?:shorts|embed)\//, ''))
        : '';
  return /^[\w-]{11}$/.test(id) ? { file: id, provider: 'youtube', ...size } : undefined;
}
