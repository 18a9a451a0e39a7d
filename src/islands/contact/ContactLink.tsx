/** Its hash opens it, Back closes it; without script it leads to the mailbox. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ContactFormView } from '../../views/form-view.ts';
import { isPlainClick } from '../link-clicks.ts';
import type { Opening } from './ContactForm.tsx';
import { readContactHash, toContactHash } from './contact-hash.ts';
import { ContactPopup } from './ContactPopup.tsx';

interface Props {
  readonly view: ContactFormView;
  readonly label: string;
  readonly hashes: readonly string[];
}

export function ContactLink({ view, label, hashes }: Props) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const openedBy = useRef<'visit' | 'link' | null>(null);

  const followHash = useEffectEvent((by: 'visit' | 'link') => {
    const message = readContactHash(location.hash, hashes);
    openedBy.current = message === null ? null : by;
    setOpen(message !== null);
    if (message !== null) setOpening({ message, brief: null });
  });
  useEffect(() => {
    followHash('visit');
    const follow = () => followHash('link');
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  const open = () => {
    location.hash = toContactHash(view.words.hash);
  };
  const leave = () => {
    setOpen(false);
    // The form has taken the message; the next one begins empty.
    setOpening({ message: '', brief: null });
    if (openedBy.current === 'link') history.back();
    else if (openedBy.current === 'visit')
      history.replaceState(history.state, '', location.pathname + location.search);
    openedBy.current = null;
  };
  return (
    <>
      <p className="small" role="status">
        {note}
      </p>
      <a
        className="btn full"
        href={`mailto:${view.reach.email}`}
        onClick={(event) => {
          if (!isPlainClick(event.nativeEvent)) return;
          event.preventDefault();
          // The last closing may still be going back, which would close what opens now.
          if (readContactHash(location.hash, hashes) === null) open();
          else window.addEventListener('hashchange', open, { once: true });
        }}
      >
        {label}
      </a>
      {opening !== null && (
        <ContactPopup
          view={view}
          opening={opening}
          isOpen={isOpen}
          onClose={leave}
          onSent={setNote}
        />
      )}
    </>
  );
}
