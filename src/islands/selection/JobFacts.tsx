import { fill } from '../../../i18n/phrases.ts';
import type { SelectionTexts } from '../../domain/selection.ts';
import { formatDays } from '../../domain/shown-days.ts';
import { texts as ownTextsStore } from '../../stores/selection-texts.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import { Icon } from '../Icon.tsx';
import { Line } from './Line.tsx';

type FactsView = Pick<SelectionPageView, 'words' | 'months'>;

export function toDaysText({ from, to }: SelectionTexts, { words, months }: FactsView): string {
  return formatDays(from, to, months, (first, last) => fill(words.days, { from: first, to: last }));
}

export function toFactsLine(texts: SelectionTexts, view: FactsView): string {
  return [texts.client, toDaysText(texts, view)].filter((text) => text !== '').join(' · ');
}

interface Props {
  readonly texts: SelectionTexts;
  readonly view: FactsView;
}

export function JobFacts({ texts, view }: Props) {
  const { words } = view;
  const line = toFactsLine(texts, view);
  const change = (facts: Partial<SelectionTexts>) =>
    ownTextsStore.change((all) => ({ ...all, ...facts }));
  return (
    <details className={line === '' ? 'fold blank' : 'fold'}>
      <summary>
        {line || words.facts} <Icon name="down" />
      </summary>
      <div className="acts small mute">
        <p>
          <span aria-hidden="true">{words.client}</span>
          <Line
            label={words.client}
            value={texts.client}
            onWrite={(client) => change({ client })}
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
              onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
            />
          </label>
        ))}
      </div>
    </details>
  );
}
