import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { fill } from '../../i18n/phrases.ts';
import { PLAYER_ORIGINS } from '../domain/constants.ts';
import type { Picture, Talent, Video } from '../domain/talent.ts';

export interface VideoView {
  readonly kind: 'video';
  readonly url: string;
  readonly player: string;
  readonly label: string;
  readonly note: string;
  readonly poster: string | null;
}

const PROVIDERS = { vimeo: 'Vimeo', youtube: 'YouTube' } as const;

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
): VideoView {
  const words = dictionary(locale).talents.profile;
  return {
    kind: 'video',
    ...toAddresses(video, locale),
    label: fill(words.playVideo, { n, name: talent.name }),
    note: fill(words.videoNote, { provider: PROVIDERS[video.provider] }),
    poster,
  };
}

function toAddresses(video: Video, locale: Locale): Pick<VideoView, 'url' | 'player'> {
  const id = encodeURIComponent(video.id);
  if (video.provider === 'youtube') {
    return {
      url: `https://www.youtube.com/watch?v=${id}`,
      player: `${PLAYER_ORIGINS.youtube}/embed/${id}?autoplay=1&rel=0&cc_load_policy=1&cc_lang_pref=${locale}&hl=${locale}`,
    };
  }
  const hash = video.hash === null ? null : encodeURIComponent(video.hash);
  return {
    url: `https://vimeo.com/${id}${hash === null ? '' : `/${hash}`}`,
    player: `${PLAYER_ORIGINS.vimeo}/video/${id}?${hash === null ? '' : `h=${hash}&`}autoplay=1&dnt=1&texttrack=${locale}`,
  };
}
