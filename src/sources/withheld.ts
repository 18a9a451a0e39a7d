import { isOff, isOn, toWord } from './wire-values.ts';

const SHOWN = 'active ativo ativa enabled public published publicado visible visivel'.split(' ');
const HIDDEN = 'archived deleted disabled draft excluido hidden private trashed'.split(' ');
const STATES = ['status', 'situacao', 'visibility'];
const REMOVED = ['archivedat', 'deletedat', 'excluidoem', 'trashedat'];
const UNTIL = ['expiresat', 'unpublishat'];
const FROM = ['publishat', 'publishedat', 'publicadoem', 'scheduledat'];

const NOT_PUBLIC =
  /^(?:auto-?draft|draft|trash(?:ed)?|deleted|archived?|private|password|(?:(?:in|under|pending)[-_ ])?review|pending|future|scheduled|inactive|disabled|hidden|unpublished|rascunho|lixeira|exclu[ií]d[oa]|arquivad[oa]|privad[oa]|pendente|agendad[oa]|inativ[oa]|ocult[oa])$/;
const NO_MOMENT = /^(?:|0|false|null|undefined|0000-00-00.*)$/;

export function findMark(record: object): string | null {
  const mark = Object.entries(record).find(([name, value]) => toMark(name)?.(value));
  return mark?.[0] ?? null;
}

/** How a field says that its record is not public; `null` for one that says nothing of it. */
export function toMark(name: string): ((value: unknown) => boolean) | null {
  const key = name.toLowerCase().replace(/[_-]/g, '').replace(/^is/, '');
  if (SHOWN.includes(key)) return isOff;
  if (HIDDEN.includes(key)) return isOn;
  if (STATES.includes(key)) return (value) => isOff(value) || NOT_PUBLIC.test(toWord(value) ?? '');
  if (REMOVED.includes(key)) return (value) => isMoment(value) && !(toTime(value) > Date.now());
  if (UNTIL.includes(key)) return (value) => isMoment(value) && toTime(value) <= Date.now();
  return FROM.includes(key) ? (value) => isMoment(value) && toTime(value) > Date.now() : null;
}

function isMoment(value: unknown): boolean {
  return value !== null && !NO_MOMENT.test(toWord(value) ?? 'object');
}

function toTime(value: unknown): number {
  if (typeof value === 'object' && value !== null && 'date' in value) return toTime(value.date);
  const word = String(value).trim();
  if (/^\d{9,13}$/.test(word)) return Number(word) * (word.length < 12 ? 1000 : 1);
  const text = word.replace(/^(\d\d)\/(\d\d)\/(\d{4})/, '$3-$2-$1').replace(' ', 'T');
  const [, time = 'T00:00'] = /^[\d-]{10}(T[\d:.]+)?$/.exec(text) ?? [null, ''];
  // Without a zone it is the agency's time.
  return Date.parse(time === '' ? word : `${text.slice(0, 10)}${time}-03:00`);
}
