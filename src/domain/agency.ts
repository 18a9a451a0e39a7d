/** Phone, WhatsApp, e-mail, address and place stand in where the panel has none. */
export const AGENCY = {
  name: 'Amazing',
  legalName: 'Amazing Agência de Modelos e Talentos Ltda.',
  phone: '+55 81 90000-2010',
  whatsapp: '+55 81 90000-2010',
  email: 'ola@amazing.example',
  address: ['Rua da Aurora, 1010, sala 201', 'Boa Vista, Recife, PE', '50050-000'],
  city: 'Recife',
  region: 'PE',
  country: 'BR',
  latitude: -8.0577,
  longitude: -34.8794,
  credit: { name: 'Maré Fashion Software', url: 'https://mare-software.example' },
} as const;
