/** Words and dates of the desk. */
import type { EntryKind } from '../store/entries.ts';

const MOMENT = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Recife' });

export function moment(milliseconds: number): string {
  return MOMENT.format(milliseconds);
}

export const ENTRY_NAMES: Readonly<Record<EntryKind, string>> = {
  contact: 'Contato',
  getScouted: 'Seja Amazing',
  getScoutedAmazingFace: 'Amazing Face',
};

export const GENDER_NAMES = [
  ['woman', 'Mulher'],
  ['man', 'Homem'],
  ['undefined', 'Não definido'],
] as const;

export const CATEGORY_NAMES = [
  [1, 'Modelos'],
  [2012, 'Development'],
  [2065, 'Image'],
  [2067, 'Mainboard'],
] as const;

/** What people call the fields of an entry. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  name: 'Nome',
  realname: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  message: 'Mensagem',
  gender: 'Gênero',
  birthdate: 'Nascimento',
  instagr: 'Instagram',
  tiktok: 'TikTok',
  country: 'País',
  id_state: 'Estado',
  basedin: 'Cidade',
  height: 'Altura',
  jeans: 'Jeans',
  note: 'Vídeos',
};
