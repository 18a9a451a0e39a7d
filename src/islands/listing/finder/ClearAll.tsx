import { NO_FILTER } from '../letter-filter.ts';
import type { FinderControls } from './finder-props.ts';
import type { FinderWords } from './finder-words.ts';

interface Props {
  readonly className: string;
  readonly control: FinderControls;
  readonly words: FinderWords['words'];
}

/** This button disappears, so the focus moves to the button that opens the finder. */
export function ClearAll({ className, control, words }: Props) {
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        control.change(NO_FILTER, 'push');
        control.focusOpener();
      }}
    >
      {words.clear}
    </button>
  );
}
