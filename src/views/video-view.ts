import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import { FILM_SERVICES, type FilmServiceName } from '../domain/film-services.ts';
import type { Picture, Talent, Video } from '../domain/talent.ts';

export type VideoView = ReturnType<typeof toVideo>;

export function toPosters({
  cover,
  coverMobile,
  coverDesktop,
  galleries: { book },
}: Talent): readonly string[] {
  const isWide = ({ width, height }: Picture) =>
    width !== null && height !== null && width > height;
  const wide = [coverDesktop, ...book.filter(isWide).map(({ file }) => file)].filter(
    (file) => file !== null,
  );
  return wide.length > 0
    ? wide
    : [coverMobile ?? cover, ...book.map(({ file }) => file)].filter((file) => file !== null);
}

export function toVideo(
  talent: Talent,
  video: Video,
  n: number,
  locale: Locale,
  poster: string | null,
) {
  const words = dictionary(locale).talents.profile;
  return {
    kind: 'video' as const,
    ...ADDRESSES[video.provider](video, locale),
    label: fill(words.playVideo, { n, name: talent.name }),
    note: fill(words.videoNote, { provider: FILM_SERVICES[video.provider].name }),
    poster,
  };
}

type ToAddresses = (video: Video, locale: Locale) => Readonly<Record<'url' | 'player', string>>;

const ADDRESSES: Readonly<Record<FilmServiceName, ToAddresses>> = {
  youtube: (video, locale) => {
    const id = encodeURIComponent(video.id);
    return {
      url: `https://www.youtube.com/watch?v=${id}`,
      player: `${FILM_SERVICES.youtube.player}/embed/${id}?autoplay=1&rel=0&cc_load_policy=1&cc_lang_pref=${locale}&hl=${locale}`,
    };
  },
  vimeo: (video, locale) => {
    const id = encodeURIComponent(video.id);
    const hash = video.hash === null ? null : encodeURIComponent(video.hash);
    return {
      url: `https://vimeo.com/${id}${hash === null ? '' : `/${hash}`}`,
      player: `${FILM_SERVICES.vimeo.player}/video/${id}?${hash === null ? '' : `h=${hash}&`}autoplay=1&dnt=1&texttrack=${locale}`,
    };
  },
};
