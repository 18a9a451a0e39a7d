import { expect, it } from 'vitest';
import { safetyView } from '../../../src/views/safety-view.ts';
import { aCatalogue } from '../../support/sample-catalogue.ts';

it('the channels of the agency are each listed once, its own before its people’s, with the sites of its own mailboxes', () => {
  const person = { role: null, language: 'pt', phone: null, email: null };
  const { listed, check } = safetyView(
    aCatalogue({
      customizations: {
        phone: '+55 81 90000-2010',
        whatsapp: '+55 81 90000-4040',
        email: 'ola@amazing.example',
      },
      staff: [
        { ...person, name: 'Ana', phone: '81 90000-2010', email: 'Ana@Amazing.example' },
        { ...person, name: 'Bia', phone: '(81) 90000-3030', email: 'bia@mail.example' },
      ],
    }),
    'pt',
  );
  expect(listed.map(({ label, text, owner }) => [label, text, owner])).toEqual([
    ['Telefone', '+55 81 90000-2010', null],
    ['Telefone', '+55 81 90000-4040', null],
    ['E-mail', 'ola@amazing.example', null],
    ['E-mail', 'ana@amazing.example', 'Ana'],
    ['Telefone', '(81) 90000-3030', 'Bia'],
    ['E-mail', 'bia@mail.example', 'Bia'],
    ['Site', 'amazing.example', null],
  ]);
  expect(check.channels).toHaveLength(listed.length);
});

it('a profile is named by its handle, or by the number that Facebook knows it by', () => {
  const name = 'Amazing';
  const profilesOf = (instagram: string, facebook: string) => {
    const social = { instagram: { name, url: instagram }, facebook: { name, url: facebook } };
    const { channels } = safetyView(aCatalogue({ social }), 'pt').check;
    return channels.flatMap((each) =>
      each.kind === 'profile' ? [[each.text, ...each.handles]] : [],
    );
  };
  const instagram = 'https://www.instagram.com/Amazing.Recife/?hl=pt';
  for (const facebook of ['people/Amazing-Models/100/', 'profile.php?id=100'])
    expect(profilesOf(instagram, `https://www.facebook.com/${facebook}`)).toEqual([
      ['instagram.com/amazing.recife', 'amazing.recife'],
      ['facebook.com/profile.php?id=100'],
    ]);
  const [, ...nameless] = profilesOf(instagram, 'https://www.facebook.com/profile.php');
  expect(nameless).toEqual([]);
});
