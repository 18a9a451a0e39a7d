import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { reloadPageIfOnline } from '../stores/online.ts';

export type PartState<Loaded> = ReturnType<typeof usePart<Loaded>>;

export function usePart<Loaded>(loadPart: () => Promise<Loaded | null>) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = async (): Promise<Loaded | null> => {
    setFailed(false);
    const part = await loadPart();
    setLoaded(part);
    setFailed(part === null);
    return part;
  };
  return { loaded, hasFailed, load };
}

interface Props<Loaded> {
  readonly of: PartState<Loaded>;
  readonly waiting: ReactNode;
  readonly children: (loaded: Loaded) => ReactNode;
}

export function Part<Loaded>({
  of: { loaded, hasFailed, load },
  waiting,
  children,
}: Props<Loaded>) {
  const loadAtOnce = useEffectEvent(load);
  useEffect(() => void loadAtOnce(), []);
  if (loaded !== null) return children(loaded);
  return hasFailed ? <NotLoaded /> : waiting;
}

/** The shell shows the same notice where a whole island does not come. */
export function NotLoaded() {
  const notice = document.querySelector<HTMLTemplateElement>('#not-loaded')?.content;
  return (
    <div className="not-loaded" role="alert">
      <p>{notice?.querySelector('p')?.textContent}</p>
      <button className="btn" type="button" onClick={reloadPageIfOnline}>
        {notice?.querySelector('button')?.textContent}
      </button>
    </div>
  );
}
