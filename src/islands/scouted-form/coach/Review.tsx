import { useEffect, useRef, useState } from 'react';
import type { CameraProps } from './Camera.tsx';

function Picture({ file, alt }: { readonly file: File; readonly alt: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return url === null ? null : <img src={url} alt={alt} />;
}

interface Props extends Pick<CameraProps, 'words'> {
  readonly onRetake: () => void;
  readonly onUse: () => void;
}

function Ways({ words, onRetake, onUse }: Props) {
  const use = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    use.current?.focus();
  }, []);
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

/** The picture that was just taken, and what to do with it. */
export const Review = { Picture, Ways };
