import { isNoValue, isOff, isOn, toWord } from './wire-values.ts';

const SHOWN =
  'active ativo ativa enabled exibir exibirnosite mostrar mostrarnosite public publish published publicado visible visivel';
const HIDDEN =
  'archived arquivado deleted desativado disabled draft excluido hidden inactive inativo invisible lixeira oculto private privado rascunho removed retired trashed unpublished withdrawn';
const STATES =
  'status situacao visibility moderationstate poststatus publicationstatus reviewstate workflowstate';
const REMOVED =
  'archivedat deactivatedat deletadoem deletedat disabledat excluidoem hiddenat leftat removedat removidoem retiredat trashedat withdrawnat';
const UNTIL = 'expireat expiresat publisheduntil unpublishat unpublishon';
const FROM =
  'datapublicacao publicadoem publicarem publicationdate publishat publishdate publishedat publishedon publishon scheduledat scheduledfor';

const NOT_PUBLIC =
  /^(?:(?:auto)?draft|borrador|trash(?:ed)?|papelera|deleted|archived?|private|password|(?:in|under|pending)?review|pending|pendiente|future|scheduled|rejected|suspended|withdrawn|retired|former|ended|terminated|unlisted|closed|left|saiu|blocked|banned|paused|onhold|invisible|removed|spam|cancell?ed|expired|expirad[oa]|(?:inactiv|deactivat|disabl|hidd|unpublish)\w*|rascunho|lixeira|pendente|(?:emrevis|emanalis|aguardando)\w*|(?:(?:exclui|arquiva|priva|agenda|oculta|desativa|desabilita|bloquea|removi|reprova|pausa|cancela|desliga|despublica|naopublica|encerra|retira|aposenta)d|inativ|suspens|ocult)[oa])$/;

const FIRST_MOMENT = Date.UTC(2000, 0);
const AGENCY_ZONE = '-03:00';

type Hides = (value: unknown) => boolean;
const KINDS: readonly (readonly [names: string, hides: Hides])[] = [
  [SHOWN, (value) => isOff(value) || isNotPublic(value)],
  [
    HIDDEN,
    (value) => isOn(value) || isNotPublic(value) || (typeof value !== 'object' && isPast(value)),
  ],
  [STATES, (value) => isOff(value) || isNotPublic(value)],
  // Keystone's word; elsewhere it is a region.
  ['state', isNotPublic],
  [REMOVED, isPast],
  [UNTIL, (value) => (readMoment(value) ?? Infinity) <= Date.now()],
  [FROM, (value) => (readMoment(value) ?? 0) > Date.now()],
];
const RULES: ReadonlyMap<string, Hides> = new Map(
  KINDS.flatMap(([names, hides]) => names.split(' ').map((name) => [name, hides] as const)),
);

export function findHidingField(record: object): string | null {
  const hiding = Object.entries(record).find(([name, value]) => findHidingRule(name)?.(value));
  return hiding?.[0] ?? null;
}

export function findHidingRule(name: string): Hides | null {
  return RULES.get(toLetters(name).replace(/^is/, '')) ?? null;
}

/** Some panels send a value and its label. */
function isNotPublic(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isNotPublic);
  return NOT_PUBLIC.test(toLetters(toWord(value) ?? ''));
}

function toLetters(text: string): string {
  const plain = text.normalize('NFD').toLowerCase();
  return plain.replace(/[^a-z]/g, '');
}

function saysTime(value: unknown): boolean {
  if (typeof value === 'object') return value !== null && Object.keys(value).length > 0;
  const word = toWord(value) ?? '';
  const isTimeOrYes = /^\d|\d{4}/.test(word) || isOn(word);
  return isTimeOrYes && !isOff(word) && !isNoValue(word);
}

/** `null`: no time (`no`, before 2000). `'some'`: there is one, but not which (`yes`). */
function readTime(value: unknown, zoneIfNone = AGENCY_ZONE): number | 'some' | null {
  const time = toTime(value, zoneIfNone);
  if (time < FIRST_MOMENT || !saysTime(value)) return null;
  return Number.isNaN(time) ? 'some' : time;
}

function readMoment(value: unknown): number | null {
  const time = readTime(value);
  return time === 'some' ? null : time;
}

/** A time without a zone is UTC: Recife's would show a removed person three hours longer. */
function isPast(value: unknown): boolean {
  const time = readTime(value, 'Z');
  return time === 'some' || (time !== null && time <= Date.now());
}

function toTime(value: unknown, zoneIfNone: string): number {
  if (typeof value === 'object' && value !== null)
    return toTime('date' in value ? value.date : Object.values(value)[0], zoneIfNone);
  const word = String(value).trim();
  if (/^\d{9,13}$/.test(word)) return Number(word) * (word.length < 12 ? 1000 : 1);
  const text = word.replace(/^(\d\d)[./](\d\d)[./](\d{4})/, '$3-$2-$1').replace(' ', 'T');
  const local = /^([\d-]{10})(T[\d:.]+)?$/.exec(text);
  if (local === null) return Date.parse(word);
  return Date.parse(`${local[1]}${local[2] ?? 'T00:00'}${zoneIfNone}`);
}
