import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { SelectionPageView } from '../../views/selection-view.ts';
import { Icon } from '../Icon.tsx';

export interface Notice {
  readonly text: string;
  readonly undo?: () => void;
}

interface Props {
  readonly notice: Notice | null;
  readonly words: Pick<SelectionPageView['words'], 'undo' | 'dismiss'>;
  readonly onClose: () => void;
}

export function UndoBar({ notice, words, onClose }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const undo = notice?.undo;
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [undo]);
  const close = () => {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <div className="notices" data-open={notice !== null || undefined}>
      {/* Screen readers ignore text that appears in a hidden status. */}
      <p role="status">{notice?.text}</p>
      <div className="acts">
        {undo !== undefined && (
          <button
            className="tap u"
            type="button"
            ref={button}
            onClick={() => {
              const before = findHearts();
              close();
              flushSync(undo);
              findHearts()
                .find((heart) => !before.includes(heart))
                ?.focus();
            }}
          >
            {words.undo}
          </button>
        )}
        {notice !== null && (
          <button className="tap" type="button" aria-label={words.dismiss} onClick={close}>
            <Icon name="close" />
          </button>
        )}
      </div>
    </div>
  );
}

function findHearts(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('.people .heart'));
}
