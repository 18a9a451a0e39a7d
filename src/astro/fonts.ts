import { fontProviders } from 'astro/config';

/**
 * The two families of the design, served from the site itself, each with a fallback of the same metrics. Licences beside the files, which
 * hold no more than the site shows: Latin, Antonio in its light half, Special Gothic with the kerning of its regular weight for all.
 * A font that comes late is used from the next page on: swapped in, it would move what is being read, because no fallback has its
 * exact widths.
 */
export const FONTS = [
  toFamily('Antonio', '--font-antonio', './src/assets/fonts/antonio.woff2', '180 400'),
  toFamily('Special Gothic', '--font-special-gothic', './src/assets/fonts/special-gothic.woff2', '400 700'),
];

function toFamily(name: string, cssVariable: string, file: string, weight: string) {
  const variant = { src: [file] as [string], weight, style: 'normal' as const, display: 'optional' as const };
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    // Of all its names one is at home on each system: Arial alone is not on Android.
    fallbacks: ['system-ui'],
    options: { variants: [variant] as [typeof variant] },
  };
}
