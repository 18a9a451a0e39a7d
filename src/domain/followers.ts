import type { MeasureLanguage } from './measures.ts';

const MILLION = 1_000_000;

const NUMBERS: Readonly<Record<MeasureLanguage, Intl.NumberFormat>> = {
  pt: new Intl.NumberFormat('pt-BR', {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 1,
  }),
  en: new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }),
};

export interface FollowerCount {
  readonly text: string;
  readonly form: 'one' | 'other' | 'millions';
}

export function formatFollowers(count: number, language: MeasureLanguage): FollowerCount {
  const text = NUMBERS[language].format(count).replaceAll('\u00a0', ' ');
  // 999 950 is rounded to a million.
  if (Math.round(count / 100) >= MILLION / 100) return { text, form: 'millions' };
  return { text, form: text === '1' ? 'one' : 'other' };
}
