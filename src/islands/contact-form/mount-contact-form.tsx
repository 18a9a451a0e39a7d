/** Puts the contact form into the open pop-up. Loaded when the pop-up is first wanted, with everything that it needs. */
import { createRoot } from 'react-dom/client';
import type { ContactFormView } from '../../views/form-view.ts';
import { ContactForm, type Visit } from './ContactForm.tsx';

export interface ContactFormHandle {
  /** Shows the form with a message put to what is typed already, or with a selection. */
  open(visit: Visit): void;
  /** The pop-up is closed: a form that was sent makes room for a new one. */
  leave(): void;
}

export interface ContactFormEvents {
  /** `note` says what happened, for the page that comes back into sight. */
  readonly onSent: (note: string) => void;
  readonly onClose: () => void;
}

const NOTHING: Visit = { message: '', selection: null };

export function mountContactForm(place: HTMLElement, view: ContactFormView, { onSent, onClose }: ContactFormEvents): ContactFormHandle {
  const root = createRoot(place);
  let form = 0;
  let sent = false;
  let visit: Visit = NOTHING;
  const render = () => {
    root.render(
      <ContactForm
        key={form}
        view={view}
        visit={visit}
        onSent={(note) => {
          sent = true;
          onSent(note);
        }}
        onClose={onClose}
      />,
    );
  };
  return {
    open(next) {
      // A message and a selection are two forms: neither has the other's draft.
      if ((next.selection === null) !== (visit.selection === null)) form += 1;
      visit = next;
      render();
    },
    leave() {
      if (!sent) return;
      sent = false;
      form += 1;
      visit = NOTHING;
      render();
    },
  };
}
