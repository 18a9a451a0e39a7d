import { useEffect, useState } from 'react';

export type Facing = 'user' | 'environment';

export type StreamState =
  | { readonly kind: 'opening' | 'refused' | 'absent' }
  | {
      readonly kind: 'live';
      readonly facing: Facing;
      readonly stream: MediaStream;
      readonly canTurn: boolean;
    };

/** Larger than the sent photo: nothing is enlarged. */
const WANTED = { width: { ideal: 2560 }, height: { ideal: 1920 } } as const;

export function useStream(facing: Facing, isWanted: boolean) {
  const [state, setState] = useState<StreamState>({ kind: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const [isSeen, setSeen] = useState(true);
  const retry = () => setAttempt((count) => count + 1);

  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    if (!isWanted || !isSeen) return;
    let isOver = false;
    let tracks: readonly MediaStreamTrack[] = [];
    const stop = () => {
      for (const track of tracks) track.stop();
    };
    setState({ kind: 'opening' });
    // A hidden page loses the lock.
    const lock = 'wakeLock' in navigator && navigator.wakeLock.request('screen').catch(() => null);
    void openCamera(facing).then((next) => {
      tracks = next.kind === 'live' ? next.stream.getTracks() : [];
      for (const track of tracks) track.addEventListener('ended', retry);
      if (isOver) stop();
      else setState(next);
    });
    return () => {
      isOver = true;
      stop();
      if (lock) void lock.then((held) => held?.release());
    };
  }, [facing, isWanted, isSeen, attempt]);

  return { state, retry };
}

async function openCamera(facing: Facing): Promise<StreamState> {
  try {
    const { mediaDevices } = navigator;
    const stream = await mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: facing, ...WANTED },
    });
    const devices = await mediaDevices.enumerateDevices().catch(() => []);
    return {
      kind: 'live',
      facing,
      stream,
      canTurn: devices.filter(({ kind }) => kind === 'videoinput').length > 1,
    };
  } catch (error) {
    const isRefused =
      error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name);
    return { kind: isRefused ? 'refused' : 'absent' };
  }
}
