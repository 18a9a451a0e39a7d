import { useEffect, useState } from 'react';
import { fillCount } from '../../../i18n/phrases.ts';
import type { Selection } from '../../domain/selection.ts';
import type { IndexedTalent } from '../../domain/talent-index.ts';
import { putAside } from '../../stores/selection-texts.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import { Icon } from '../Icon.tsx';
import { toBriefText } from './brief-message.ts';
import { findTalents } from './current-talents.ts';
import { toSelectionHash } from './selection-link.ts';

interface Props {
  readonly view: SelectionPageView;
  readonly aside: readonly Selection[];
  readonly talents: readonly IndexedTalent[];
  readonly say: (text: string) => void;
}

/** Selections that earlier versions put aside, as one text with their links. */
export function PutAside({ view, aside, talents, say }: Props) {
  const { words } = view;
  const [text, setText] = useState('');
  useEffect(() => {
    let isLatest = true;
    void Promise.all(aside.map((one) => toText(one, talents, view))).then((all) => {
      if (isLatest) setText(all.join('\n\n\n'));
    });
    return () => {
      isLatest = false;
    };
  }, [aside, talents, view]);
  return (
    <details className="aside end">
      <summary>
        {fillCount(words.aside.title, aside.length)} <Icon name="down" />
      </summary>
      <p>{words.aside.help}</p>
      <textarea
        className="small num"
        readOnly
        rows={12}
        value={text}
        aria-label={fillCount(words.aside.title, aside.length)}
      />
      <div className="acts">
        <button
          className="btn"
          type="button"
          onClick={() => {
            void navigator.clipboard.writeText(text).then(() => say(words.aside.copied));
          }}
        >
          {words.aside.copy}
        </button>
        <button className="btn" type="button" onClick={() => putAside.change(() => [])}>
          {words.aside.clear}
        </button>
      </div>
    </details>
  );
}

/** Names the talents of today; a note on somebody who left stands behind the id. */
async function toText(
  selection: Selection,
  talents: readonly IndexedTalent[],
  view: SelectionPageView,
): Promise<string> {
  const { cards, gone } = findTalents(selection.order, talents);
  const link = `${location.origin}${location.pathname}${await toSelectionHash(selection)}`;
  const left = gone.flatMap((id) => {
    const note = selection.notes[id];
    return note === undefined ? [] : [`\n${id}: ${note}`];
  });
  return toBriefText(cards, selection, link, view) + left.join('');
}
