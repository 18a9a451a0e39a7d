import type { contact as portuguese } from '../pt/contact.ts';

export const contact: typeof portuguese = {
  title: 'Contact',
  heading: 'Contact',
  description: 'Phone, WhatsApp, e-mail and address of Amazing in Recife, Brazil, and who looks after what at the agency.',
  phoneLabel: 'Phone: {phone}',
  whatsapp: 'WhatsApp',
  talk: 'Talk with us',
  staff: 'Who answers',
  map: 'Map: {address}',
  directions: 'Get directions',
  address: 'Address',
  emailLabel: 'Write to {email}',
};
