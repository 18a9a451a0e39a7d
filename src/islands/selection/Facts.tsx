import { fill } from '../../../i18n/phrases.ts';
import { formatDays } from '../../domain/shown-days.ts';
import type { Selection } from '../../domain/selection.ts';
import { texts as ownTexts } from '../../stores/selection-texts.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import { Icon } from '../Icon.tsx';
import { Line } from './Line.tsx';

/** `14 a 16 dez 2026`. */
export function toDaysText(
  { from, to }: Selection,
  view: Pick<SelectionPageView, 'words' | 'months'>,
) {
  return formatDays(from, to, view.months, (first, last) =>
    fill(view.words.days, { from: first, to: last }),
  );
}

/** `Ateliê Marulho · 14 a 16 dez 2026`; empty without facts. */
export function toFactsLine(texts: Selection, view: SelectionPageView): string {
  return [texts.client, toDaysText(texts, view)].filter((text) => text !== '').join(' · ');
}

/** Client and days, folded into one line that says them. */
export function Facts({
  texts,
  view,
}: {
  readonly texts: Selection;
  readonly view: SelectionPageView;
}) {
  const { words } = view;
  return (
    <details className="fold">
      <summary>
        <span>{toFactsLine(texts, view) || words.facts}</span> <Icon name="down" />
      </summary>
      <div>
        <p>
          <span aria-hidden="true">{words.client}</span>
          <Line
            label={words.client}
            limit="line"
            value={texts.client}
            onWrite={(client) => ownTexts.change((all) => ({ ...all, client }))}
          />
        </p>
        {(['from', 'to'] as const).map((name) => (
          <label key={name}>
            {words[name]}
            <input
              className="on-line num"
              type="date"
              max="9999-12-31"
              value={texts[name]}
              onChange={({ currentTarget }) => {
                const day = currentTarget.value;
                ownTexts.change((all) => ({ ...all, [name]: day }));
              }}
            />
          </label>
        ))}
      </div>
    </details>
  );
}
