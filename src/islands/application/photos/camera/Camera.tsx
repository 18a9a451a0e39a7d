import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill } from '../../../../../i18n/phrases.ts';
import type { PhotoField } from '../../../../contracts/scouted-form.ts';
import { Icon } from '../../../Icon.tsx';
import { useModal } from '../../../use-focus.ts';
import { Controls, NoCamera, Review, type CameraProps, type Seconds } from './CameraParts.tsx';
import { Picture } from '../Picture.tsx';
import { useCountdown } from './use-countdown.ts';
import { useStream, type Facing } from './use-stream.ts';

/** At arm's length the camera sees the face, but not the body. */
const isHead = (field: PhotoField) => field === 'image_1' || field === 'image_2';
const SPOKEN = [10, 5, 3, 2, 1];

export function Camera({ field, label, words, onPhoto, onChoose, onClose }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState<Facing>(isHead(field) ? 'user' : 'environment');
  const [seconds, setSeconds] = useState<Seconds>(isHead(field) ? 3 : 10);
  const [shot, setShot] = useState<File | null>(null);
  const { state, retry } = useStream(facing, shot === null);
  const { secondsLeft, start, stop } = useCountdown(() => {
    if (video.current !== null)
      void takePicture(video.current, `${label}.jpg`).then(setShot, retry);
  });

  const leave = () => {
    if (secondsLeft === null) onClose();
    else stop();
  };
  const dialog = useModal(leave);
  const stream = state.kind === 'live' && state.facing === facing ? state.stream : null;
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream, shot]);
  const stopCountdown = useEffectEvent(stop);
  useEffect(() => {
    if (stream === null) stopCountdown();
  }, [stream]);

  const turn = () => setFacing(facing === 'user' ? 'environment' : 'user');
  const choose = () => {
    onClose();
    onChoose();
  };
  const isClosed = state.kind === 'refused' || state.kind === 'absent';
  return (
    <dialog
      ref={dialog}
      className="cam full-screen"
      tabIndex={-1}
      aria-label={fill(words.title, { slot: label })}
    >
      <div className="top">
        <span className="d4">{label}</span>
        <button className="tap" type="button" onClick={leave}>
          {secondsLeft === null ? words.close : words.cancel} <Icon name="close" />
        </button>
      </div>
      {isClosed ? (
        <NoCamera kind={state.kind} field={field} words={words} onRetry={retry} onChoose={choose} />
      ) : (
        <>
          <div className={facing === 'user' ? 'view mirrored' : 'view'}>
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
          <div className="base">
            {shot !== null && (
              <Review
                words={words}
                onRetake={() => setShot(null)}
                onUse={() => {
                  onPhoto(shot);
                  onClose();
                }}
              />
            )}
            {shot === null && secondsLeft === null && (
              <Controls
                hint={words.hints[field]}
                words={words}
                facing={facing}
                canTurn={state.kind === 'live' && state.canTurn}
                isReady={stream !== null}
                seconds={seconds}
                onSeconds={setSeconds}
                onShoot={() => {
                  start(seconds);
                  // The focused button goes.
                  dialog.current?.focus();
                }}
                onTurn={turn}
              />
            )}
            {secondsLeft !== null && (
              <>
                <span className={seconds === 3 ? 'rise short' : 'rise'} />
                <p className="left floor num" aria-hidden="true">
                  {secondsLeft}
                </p>
              </>
            )}
          </div>
        </>
      )}
      <p className="vh" aria-live="assertive">
        {shot !== null
          ? words.taken
          : secondsLeft !== null && SPOKEN.includes(secondsLeft)
            ? secondsLeft
            : state.kind === 'opening'
              ? words.opening
              : ''}
      </p>
    </dialog>
  );
}

const RATIO = 3 / 4;
const QUALITY = 0.95;

async function takePicture(video: HTMLVideoElement, name: string): Promise<File> {
  const { videoWidth, videoHeight } = video;
  const width = Math.min(videoWidth, Math.round(videoHeight * RATIO));
  const height = Math.min(videoHeight, Math.round(width / RATIO));
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(video, (width - videoWidth) / 2, (height - videoHeight) / 2);
  const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new File([picture], name, { type: picture.type });
}
