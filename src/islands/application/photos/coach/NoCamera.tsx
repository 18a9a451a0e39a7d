import { useFocus } from '../../../use-focus.ts';
import type { CameraProps } from './camera-props.ts';

interface Props extends Pick<CameraProps, 'words' | 'field' | 'onChoose'> {
  readonly kind: 'refused' | 'absent';
  readonly onRetry: () => void;
}

/** Says why the camera does not work, and offers to choose a photo. */
export function NoCamera({ kind, field, words, onRetry, onChoose }: Props) {
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
