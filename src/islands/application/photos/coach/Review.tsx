import { useFocus } from '../../../use-focus.ts';
import type { CameraProps } from './camera-props.ts';

interface Props extends Pick<CameraProps, 'words'> {
  readonly onRetake: () => void;
  readonly onUse: () => void;
}

/** Retake the picture, or use it. */
export function Review({ words, onRetake, onUse }: Props) {
  const use = useFocus<HTMLButtonElement>();
  return (
    <>
      <p className="say">{words.happy}</p>
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
