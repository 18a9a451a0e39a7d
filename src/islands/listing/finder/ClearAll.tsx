import { NO_FILTER } from '../letter-filter.ts';
import type { FinderControls, FinderWords } from './open-finder.tsx';

interface Props {
  readonly className: string;
  readonly control: FinderControls;
  readonly words: FinderWords['words'];
}

/** Lets go of everything that is asked; the focus goes to the button that opens the finder, because this one goes. */
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
