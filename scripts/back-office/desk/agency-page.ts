import { seeOther } from '../http/answer.ts';
import { get, post, type Call } from '../http/router.ts';
import { areaField, faults, line, lines, readForm, saveForm, textField } from './forms.ts';
import { html } from './escape-html.ts';
import type { Desk, DeskRoute, Page } from './desk.ts';
import { EMAIL } from './staff-page.ts';

const NETWORKS = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
] as const;

export function agencyPages(desk: Desk): DeskRoute[] {
  return [get('/agencia', () => edit(read(desk))), post('/agencia', (call) => save(call, desk))];
}

function read({ content }: Desk) {
  return { customizations: content.setting('customizations'), social: content.setting('social') };
}

function edit(
  { customizations, social }: ReturnType<typeof read>,
  errors: readonly string[] = [],
): Page {
  const { phone, whatsapp, email, address, latitude, longitude } = customizations;
  const fields = html`<div class="pair">
      ${textField('Telefone', 'phone', phone, html` type="tel"`)}${textField('WhatsApp', 'whatsapp', whatsapp, html` type="tel"`)}
      ${textField('E-mail', 'email', email, html` type="email"`)}
    </div>
    ${areaField('Endereço', 'address', address)}
    <div class="pair">
      ${textField('Latitude', 'latitude', degrees(latitude), html` inputmode="decimal"`)}
      ${textField('Longitude', 'longitude', degrees(longitude), html` inputmode="decimal"`)}
    </div>
    ${NETWORKS.map(
      ([key, name]) =>
        html`<div class="pair">
          ${textField(`${name}: nome`, `${key}_name`, social[key].name)}${textField(`${name}: endereço`, `${key}_url`, social[key].url, html` type="url"`)}
        </div>`,
    )}`;
  const content = html`<p class="row">
      <a class="button" href="/equipe">Equipe</a
      ><a class="button" href="/textos#openingHours">Horário de atendimento</a>
    </p>
    ${saveForm('/agencia', fields, '/')}`;
  return { title: 'Agência', site: '/contato', content, errors };
}

async function save(call: Call, desk: Desk): Promise<Page | Response> {
  const form = await readForm(call, desk);
  const standing = read(desk);
  const network = (key: 'instagram' | 'facebook') => ({
    name: line(form, `${key}_name`),
    url: line(form, `${key}_url`),
  });
  const customizations = {
    ...standing.customizations,
    phone: line(form, 'phone'),
    whatsapp: line(form, 'whatsapp'),
    email: line(form, 'email'),
    address: lines(form, 'address'),
    latitude: toDegrees(line(form, 'latitude')),
    longitude: toDegrees(line(form, 'longitude')),
  };
  const social = { instagram: network('instagram'), facebook: network('facebook') };
  const { phone, whatsapp, email, address, latitude, longitude } = customizations;
  const errors = faults(
    [
      [phone, whatsapp].every((number) => /^[\d\s()+.-]{8,40}$/.test(number)),
      'Telefone e WhatsApp são números, como +55 81 90000-2010.',
    ],
    [EMAIL.test(email) && email.length <= 254, 'O e-mail não parece um endereço.'],
    [address !== '' && address.length <= 500, 'O endereço é obrigatório e tem até 500 letras.'],
    [
      Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
      'Latitude e longitude são graus, como -8,0577.',
    ],
    [
      Object.values(social).every(
        ({ name, url }) => name.length <= 100 && /^(?:https?:\/\/[^\s"<>]{1,300})?$/i.test(url),
      ),
      'O endereço de uma rede começa com https://.',
    ],
  );
  const changed = { customizations, social };
  if (errors.length > 0) return edit(changed, errors);
  desk.edits.track(
    { path: '/agencia', label: 'Agência', site: '/contato' },
    contactOf(standing),
    () => {
      desk.content.saveSetting('customizations', customizations);
      desk.content.saveSetting('social', social);
      return contactOf(changed);
    },
  );
  return seeOther('/agencia?aviso=salvo');
}

/** Without the registrations, which the front page changes. */
function contactOf({ customizations, social }: ReturnType<typeof read>): object {
  return { ...customizations, ...social, registrationClosed: null, registrationClosedFace: null };
}

function degrees(value: number): string {
  return Number.isNaN(value) ? '' : String(value).replace('.', ',');
}

/** Accepts comma or point; `NaN` for anything else. */
function toDegrees(text: string): number {
  return /^-?\d{1,3}(?:[.,]\d{1,12})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}
