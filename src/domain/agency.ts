/** The agency's own facts, shown wherever its back office keeps no other (`customizations`). */
export const AGENCY = {
  name: 'Amazing',
  /** The company that answers for personal data, as it is registered. */
  legalName: 'Amazing Agência de Modelos e Talentos Ltda.',
  phone: '+55 81 90000-2010',
  whatsapp: '+55 81 90000-2010',
  email: 'ola@amazing.example',
  /** Lines of the postal address. */
  address: ['Rua da Aurora, 1010, sala 201', 'Boa Vista, Recife, PE', '50050-000'],
  city: 'Recife',
  region: 'PE',
  country: 'BR',
  latitude: -8.0577,
  longitude: -34.8794,
  credit: { name: 'Maré Estúdio', url: 'https://mare-estudio.example' },
} as const;
