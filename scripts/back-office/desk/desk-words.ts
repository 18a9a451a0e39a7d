import type { EntryKind } from '../store/entries-store.ts';

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

export const NOTICES: Readonly<Record<string, string>> = {
  salvo: 'Salvo. O site muda quando você publicar.',
  removido: 'Removido. O site muda quando você publicar.',
  apagada: 'Entrada e fotos apagadas, também do disco.',
};
