/** Mounts the contact form in the pop-up. Loaded on demand. */
import { createRoot } from 'react-dom/client';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

/** Returns a function that shows the form; another `key` starts a new form. */
export function mountContactForm(place: HTMLElement): (key: string, props: ContactFormProps) => void {
  const root = createRoot(place);
  return (key, props) => root.render(<ContactForm key={key} {...props} />);
}
