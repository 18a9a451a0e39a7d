import { useRef, type ChangeEvent } from 'react';
import { fill } from '../../../i18n/phrases.ts';
import type { ScoutedFormView } from '../../views/form-view.ts';
import { Below, describe, toClass } from '../fields/Field.tsx';
import { Icon } from '../Icon.tsx';
import { shortFileName } from './photos/file-name.ts';
import type { Slot } from './use-photos.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly guide: string;
  readonly words: ScoutedFormView['words']['photos'];
  readonly slot: Slot;
  readonly error: string | undefined;
  /** How much of the photo has left, 0 to 1; `null` while nothing is sent. */
  readonly share: number | null;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** What the file dialog offers; what a file really is, its bytes tell. */
const ACCEPT = 'image/png,image/gif,image/jpeg';

export function PhotoSlot({ id, label, guide, words, slot, error, share, onChoose, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const ready = slot.kind === 'ready';
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // The same file can be chosen again after it was removed.
    event.currentTarget.value = '';
    if (file !== undefined) onChoose(file);
  };
  const remove = () => {
    onRemove();
    input.current?.focus();
  };
  return (
    <div className={`shot ${toClass({ bad: error !== undefined })}`}>
      <div className={ready ? 'drop has' : 'drop'}>
        {ready && <img src={slot.preview} alt={fill(words.preview, { slot: label })} />}
        {slot.kind === 'preparing' ? <span className="spin" aria-hidden="true" /> : !ready && <Icon name="camera" />}
        {!ready && <span className="small">{slot.kind === 'preparing' ? words.preparing : words.choose}</span>}
        <input
          id={id}
          ref={input}
          type="file"
          accept={ACCEPT}
          required
          aria-label={fill(ready ? words.replaceLabel : words.chooseLabel, { slot: label })}
          {...describe({ id, hint: guide, error })}
          onChange={choose}
        />
        {ready && (
          <button className="tap remove" type="button" aria-label={fill(words.removeLabel, { slot: label })} onClick={remove}>
            <Icon name="close" />
          </button>
        )}
        {share !== null && <progress aria-label={fill(words.uploading, { slot: label })} max={100} value={Math.round(share * 100)} />}
      </div>
      <p className="name">
        {label}
        {slot.kind === 'ready' || slot.kind === 'preparing' ? <span className="mute file"> {shortFileName(slot.name)}</span> : null}
      </p>
      <Below id={id} hint={guide} error={error} />
    </div>
  );
}
