import { fill } from '../../../../../i18n/phrases.ts';
import { useFocus } from '../../../use-focus.ts';
import type { CameraProps } from './camera-props.ts';
import type { Facing } from './use-stream.ts';

/** Seconds. */
const TIMERS = [3, 10] as const;
export type Seconds = (typeof TIMERS)[number];

interface Props extends Pick<CameraProps, 'words'> {
  readonly hint: string;
  readonly facing: Facing;
  readonly canTurn: boolean;
  readonly isReady: boolean;
  readonly seconds: Seconds;
  readonly onSeconds: (seconds: Seconds) => void;
  readonly onShoot: () => void;
  readonly onTurn: () => void;
}

/** The controls below the camera's picture: timer, shutter, other camera. */
export function Controls({
  hint,
  words,
  facing,
  canTurn,
  isReady,
  seconds,
  onSeconds,
  onShoot,
  onTurn,
}: Props) {
  const shutter = useFocus<HTMLButtonElement>();
  return (
    <>
      <p className="say">{isReady ? hint : words.opening}</p>
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
      {/* Never disabled: it keeps the focus while the camera opens. */}
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
