import type { EntryKind, EntryState } from '../store/entries-store.ts';

const ZONE = { timeZone: 'America/Recife' } as const;
const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  ...ZONE,
});
const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', ...ZONE });
/** Sweden writes `2026-11-22`. */
const ISO_DAY = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...ZONE });

export function dayOf(milliseconds: number): string {
  return DAY.format(milliseconds);
}

export function moment(milliseconds: number): string {
  return MOMENT.format(milliseconds);
}

/** `2010-05-20` → `20/05/2010, 16 anos` on the agency's day; other texts stay. */
export function birthday(date: string, now: number): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  if (year === undefined) return date;
  const today = ISO_DAY.format(now);
  const age = Number(today.slice(0, 4)) - Number(year) - (today.slice(5) < date.slice(5) ? 1 : 0);
  return `${day}/${month}/${year}, ${age} anos`;
}

export function nameOf(
  names: readonly (readonly [value: string | number, name: string])[],
  value: string | number,
): string {
  return names.find(([known]) => known === value)?.[1] ?? String(value);
}

export const ENTRY_NAMES: Readonly<Record<EntryKind, string>> = {
  contact: 'Contato',
  getScouted: 'Quero ser Amazing',
  getScoutedAmazingFace: 'Amazing Face',
};

export const STATE_NAMES = [
  ['new', 'sem resposta'],
  ['answered', 'respondida'],
  ['invited', 'convidada'],
  ['closed', 'encerrada'],
] as const satisfies readonly (readonly [EntryState, string])[];

export const GENDER_NAMES = [
  ['woman', 'Mulher'],
  ['man', 'Homem'],
  ['undefined', 'Não binário ou não informado'],
] as const;

export const FIELD_NAMES = [
  ['name', 'Nome'],
  ['realname', 'Nome'],
  ['gender', 'Gênero'],
  ['birthdate', 'Nascimento'],
  ['email', 'E-mail'],
  ['phone', 'Telefone'],
  ['message', 'Mensagem'],
  ['instagr', 'Instagram'],
  ['tiktok', 'TikTok'],
  ['country', 'País'],
  ['id_state', 'Estado'],
  ['basedin', 'Cidade'],
  ['height', 'Altura'],
  ['jeans', 'Jeans'],
  ['note', 'Observações'],
] as const;

export const PHOTO_NAMES = [
  ['image_1', 'Rosto'],
  ['image_2', 'Perfil'],
  ['image_3', 'Meio corpo'],
  ['image_4', 'Corpo inteiro'],
] as const;
