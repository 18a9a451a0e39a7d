import { fill } from '../../../../../i18n/phrases.ts';
import type { PhotoField } from '../../../../contracts/scouted-form.ts';
import type { ScoutedFormView } from '../../../../views/form-view.ts';
import { useFocus } from '../../../use-focus.ts';
import type { Facing } from './use-stream.ts';

export interface CameraProps {
  readonly field: PhotoField;
  readonly label: string;
  readonly words: ScoutedFormView['words']['photos']['camera'];
  readonly onPhoto: (file: File) => void;
  readonly onChoose: () => void;
  readonly onClose: () => void;
}

const TIMERS = [3, 10] as const;
export type Seconds = (typeof TIMERS)[number];

interface ControlsProps extends Pick<CameraProps, 'words'> {
  readonly hint: string;
  readonly facing: Facing;
  readonly canTurn: boolean;
  readonly isReady: boolean;
  readonly seconds: Seconds;
  readonly onSeconds: (seconds: Seconds) => void;
  readonly onShoot: () => void;
  readonly onTurn: () => void;
}

export function Controls(props: ControlsProps) {
  const { hint, words, facing, canTurn, isReady, seconds, onSeconds, onShoot, onTurn } = props;
  const shutter = useFocus<HTMLButtonElement>();
  return (
    <>
      <p className="say small">{isReady ? hint : words.opening}</p>
      <div className="timer" role="group" aria-label={words.timer}>
        {TIMERS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === seconds}
            onClick={() => onSeconds(each)}
          >
            {fill(words.seconds, { n: each })}
          </button>
        ))}
      </div>
      <button
        ref={shutter}
        className="sun"
        type="button"
        aria-label={fill(words.shoot, { n: seconds })}
        aria-disabled={!isReady}
        onClick={() => {
          if (isReady) onShoot();
        }}
      />
      {canTurn && (
        <button className="tap small" type="button" onClick={onTurn}>
          <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9A8.5 8.5 0 0 1 19 7M20 3V8H15M20 15A8.5 8.5 0 0 1 5 17M4 21V16H9" />
          </svg>{' '}
          <span className="vh">{words.turn}</span> {facing === 'user' ? words.rear : words.front}
        </button>
      )}
    </>
  );
}

interface ReviewProps extends Pick<CameraProps, 'words'> {
  readonly onRetake: () => void;
  readonly onUse: () => void;
}

export function Review({ words, onRetake, onUse }: ReviewProps) {
  const use = useFocus<HTMLButtonElement>();
  return (
    <>
      <p className="say small">{words.happy}</p>
      <div className="both">
        <button className="btn" type="button" onClick={onRetake}>
          {words.retake}
        </button>
        <button ref={use} className="btn full" type="button" onClick={onUse}>
          {words.use}
        </button>
      </div>
    </>
  );
}

interface NoCameraProps extends Pick<CameraProps, 'words' | 'field' | 'onChoose'> {
  readonly kind: 'refused' | 'absent';
  readonly onRetry: () => void;
}

export function NoCamera({ kind, field, words, onRetry, onChoose }: NoCameraProps) {
  const title = useFocus<HTMLHeadingElement>(kind);
  return (
    <div className="why">
      <svg className="pose" viewBox="0 0 300 400" aria-hidden="true">
        <use href={`#pose-${field}`} />
      </svg>
      <h2 className="d2" tabIndex={-1} ref={title}>
        {words[kind].title}
      </h2>
      <p>{words[kind].text}</p>
      {kind === 'refused' && (
        <ol>
          {words.refused.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <div className="acts">
        {kind === 'refused' && (
          <button className="btn full" type="button" onClick={onRetry}>
            {words.retry}
          </button>
        )}
        <button
          className={kind === 'refused' ? 'btn' : 'btn full'}
          type="button"
          onClick={onChoose}
        >
          {words.choose}
        </button>
      </div>
    </div>
  );
}
