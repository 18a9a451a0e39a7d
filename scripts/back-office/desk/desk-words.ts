import type { EntryKind } from '../store/entries-store.ts';

export const ENTRY_NAMES: Readonly<Record<EntryKind, string>> = {
  contact: 'Contato',
  getScouted: 'Quero ser Amazing',
  getScoutedAmazingFace: 'Amazing Face',
};

type Names = Readonly<Record<string, string>>;

export const GENDER_NAMES: Names = {
  woman: 'Mulher',
  man: 'Homem',
  undefined: 'Não binário ou não informado',
};

export const FIELD_NAMES: Names = {
  name: 'Nome',
  realname: 'Nome',
  gender: 'Gênero',
  birthdate: 'Nascimento',
  email: 'E-mail',
  phone: 'Telefone',
  message: 'Mensagem',
  instagr: 'Instagram',
  tiktok: 'TikTok',
  country: 'País',
  id_state: 'Estado',
  basedin: 'Cidade',
  height: 'Altura',
  jeans: 'Jeans',
  note: 'Observações',
};

export const PHOTO_NAMES: Names = {
  image_1: 'Rosto',
  image_2: 'Perfil',
  image_3: 'Meio corpo',
  image_4: 'Corpo inteiro',
};

export const NOTICES: Names = {
  salvo: 'Salvo. O site muda quando você publicar.',
  removido: 'Removido. O site muda quando você publicar.',
  apagada: 'Entrada e fotos apagadas, também do disco.',
};
