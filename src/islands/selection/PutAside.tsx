import { useEffect, useState } from 'react';
import { fillCount } from '../../../i18n/phrases.ts';
import type { Selection } from '../../domain/selection.ts';
import type { IndexedTalent } from '../../domain/talent-index.ts';
import { putAside } from '../../stores/selection-texts.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import { Icon } from '../Icon.tsx';
import { toBriefText } from './brief-message.tsx';
import { findTalents } from './current-talents.ts';
import { toSelectionHash } from './selection-link.ts';

interface Props {
  readonly view: SelectionPageView;
  readonly aside: readonly Selection[];
  readonly talents: readonly IndexedTalent[];
}

/** Selections that earlier versions put aside, as one text with their links, until emptied. */
export function PutAside({ view, aside, talents }: Props) {
  const { words } = view;
  const title = fillCount(words.aside.title, aside.length);
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
        {title} <Icon name="down" />
      </summary>
      <p>{words.aside.help}</p>
      <textarea className="small num" readOnly rows={12} value={text} aria-label={title} />
      <button className="btn" type="button" onClick={() => putAside.change(() => [])}>
        {words.aside.clear}
      </button>
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
  const left = gone.map((id) => [id, selection.notes[id]]).filter(([, note]) => note !== undefined);
  const lines = left.map(([id = '', note = '']) => `\n${id}: ${note}`);
  return toBriefText(cards, selection, link, view) + lines.join('');
}
