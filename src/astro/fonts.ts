import { fontProviders } from 'astro/config';

/**
 * The two families of the design, served from the site itself, each with a fallback of the same metrics. The files are subsets: Latin,
 * Antonio's light weights, Special Gothic with the kerning of its regular weight. A font that loads late is used from the next page on:
 * swapping it in would move the text, because no fallback has its exact widths.
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
    // One of these names exists on each system: Arial alone is missing on Android.
    fallbacks: ['system-ui'],
    options: { variants: [variant] as [typeof variant] },
  };
}
