import { useEffect } from 'react';
import { MEASURES, type FitData, type Measure } from '../../../domain/fit-index.ts';
import { isAsked, isRanged, NO_FIT, type Fit } from './fit.ts';
import type { Answer } from './finder-props.ts';
import { toChips } from './finder-words.ts';

/** A wall of more cards shows no measures: a slow phone would redraw all of them at each press. */
const MOST_CARDS = 300;

/** Holds the measures, because the listing draws and hides cards repeatedly. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

export function useCardMeasures({ view, data, fit, outcome }: Answer): void {
  useEffect(() => {
    const asked = MEASURES.filter((measure) => measure !== 'gender' && isAsked(fit, measure));
    const isShown = asked.length > 0 && outcome.count <= MOST_CARDS;
    const rules = data.ids.map((id, position) => {
      if (!isShown || outcome.fails[position] !== 0) return '';
      const text = toChips(view, toOwnFit(data, position, asked)).map(({ label }) => label);
      return `.wall [data-talent="${id}"] .d4::after{content:${JSON.stringify(text.join(' · '))}}`;
    });
    sheet.replaceSync(rules.join(''));
  }, [view, data, fit, outcome]);
}

/** Filters that match exactly this talent's values of the asked measures. */
function toOwnFit({ measures }: FitData, position: number, asked: readonly Measure[]): Fit {
  const own = asked.flatMap((measure) => {
    const { values, places } = measures[measure];
    const value = values[(places[position] ?? 0) - 1];
    return value === undefined
      ? []
      : [[measure, isRanged(measure) ? [value, value] : [value]] as const];
  });
  return { ...NO_FIT, ...Object.fromEntries(own) };
}
