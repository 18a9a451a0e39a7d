import { useEffect, type RefObject } from 'react';
import { fill } from '../../../../../i18n/phrases.ts';
import { Picture } from '../Picture.tsx';
import type { CameraProps } from './camera-props.ts';
import type { Facing } from './use-stream.ts';

interface Props extends Pick<CameraProps, 'field' | 'label' | 'words'> {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly stream: MediaStream | null;
  readonly facing: Facing;
  readonly shot: File | null;
}

/** The camera's picture under the outline of the pose. */
export function Viewfinder({ field, label, words, video, stream, facing, shot }: Props) {
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [video, stream, shot]);
  return (
    <div className={shot === null && facing === 'user' ? 'view mirrored' : 'view'}>
      {shot === null ? (
        <>
          <video ref={video} aria-label={words.picture} autoPlay muted playsInline />
          <svg className="pose" aria-hidden="true">
            <use className="under" href={`#pose-${field}`} />
            <use href={`#pose-${field}`} />
          </svg>
        </>
      ) : (
        <Picture file={shot} alt={fill(words.shot, { slot: label })} />
      )}
    </div>
  );
}
