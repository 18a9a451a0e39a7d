/** The phone changes hands: what comes next is for the guardian alone. */
import { fill } from '../../../../i18n/phrases.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import { Icon } from '../../Icon.tsx';
import { Figures } from './Figures.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';

interface Props {
  readonly words: ScoutedFormView['words']['guardianStep']['pass'];
  readonly name: string;
  readonly onHere: () => void;
  readonly onBack: () => void;
  readonly onAbsent: () => void;
}

export function PassPhone({ words, name, onHere, onBack, onAbsent }: Props) {
  return (
    <div className="screen pass">
      <p>
        <button className="tap back" type="button" onClick={onBack}>
          <Icon name="left" /> {words.back}
        </button>
      </p>
      <div className="intro">
        <ScreenTitle size="d1">{fill(words.title, { guardian: name })}</ScreenTitle>
        <p className="lead">{words.lead}</p>
      </div>
      <p className="on-line">
        <Figures second="awaited" />
      </p>
      <p className="acts">
        <button className="btn full" type="button" onClick={onHere}>
          {fill(words.here, { guardian: name })}
        </button>
        <button className="btn" type="button" onClick={onAbsent}>
          {fill(words.absent, { guardian: name })}
        </button>
      </p>
    </div>
  );
}
