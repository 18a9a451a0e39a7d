/** Puts the contact form into the open pop-up. Loaded when the pop-up is first wanted, with everything that it needs. */
import { createRoot } from 'react-dom/client';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

/** The answer shows the form; under another `key` it is a new one, which knows nothing of the one before. */
export function mountContactForm(place: HTMLElement): (key: string, props: ContactFormProps) => void {
  const root = createRoot(place);
  return (key, props) => root.render(<ContactForm key={key} {...props} />);
}
