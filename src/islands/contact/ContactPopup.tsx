import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ContactFormView } from '../../views/form-view.ts';
import { Icon } from '../Icon.tsx';
import { ContactForm, type Opening } from './ContactForm.tsx';
import { adoptStyles } from '../adopt-styles.ts';
import fields from '../fields/fields.css?inline';
import form from './contact-form.css?inline';
import popup from './contact-popup.css?inline';

const THANKS = 6000;

interface Props {
  readonly view: ContactFormView;
  readonly opening: Opening;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSent: (note: string) => void;
}

/** Closed it stays in the page: its form may still be sending. */
export function ContactPopup({ view, opening, isOpen, onClose, onSent }: Props) {
  const { words, reach } = view;
  const { brief } = opening;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [sent, setSent] = useState<'no' | 'stays' | 'closes'>('no');
  const [round, setRound] = useState(0);

  useInsertionEffect(() => adoptStyles(fields + form + popup), []);
  useLayoutEffect(() => {
    if (isOpen) {
      dialog.current?.showModal();
      title.current?.focus();
    } else dialog.current?.close();
  }, [isOpen]);
  useEffect(() => {
    if (sent !== 'closes') return;
    const timer = setTimeout(() => dialog.current?.close(), THANKS);
    return () => clearTimeout(timer);
  }, [sent]);

  const close = () => dialog.current?.close();
  const renew = () => {
    setSent('no');
    setRound(round + 1);
  };
  const leave = () => {
    if (sent !== 'no') renew();
    onClose();
  };
  const thank = (note: string, closesAlone: boolean) => {
    onSent(note);
    if (isOpen) setSent(closesAlone ? 'closes' : 'stays');
    else renew();
  };
  return (
    <dialog
      className="contact-popup full-screen"
      aria-labelledby="contact-popup-title"
      ref={dialog}
      onClose={leave}
    >
      <div className="panel">
        <button className="tap x" type="button" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
        <aside>
          <div>
            <h2 className="d3" id="contact-popup-title" tabIndex={-1} ref={title}>
              {brief?.title ?? words.title}
            </h2>
            <p className="small mute">{words.lead}</p>
          </div>
          <p className="wide-only">
            {words.hurry}
            <br />
            <a className="num" href={reach.phone.href}>
              {reach.phone.text}
            </a>
          </p>
        </aside>
        <ContactForm
          key={`${brief === null ? 'message' : 'brief'} ${String(round)}`}
          view={view}
          opening={opening}
          onSent={thank}
          onFailed={(note) => {
            if (!isOpen) onSent(note);
          }}
          onClose={close}
        />
      </div>
    </dialog>
  );
}
