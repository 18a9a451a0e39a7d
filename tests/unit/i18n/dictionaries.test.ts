import { expect, it } from 'vitest';
import { dictionary, UNFILLED } from '../../../i18n/dictionary.ts';
import { toFacts } from '../../../i18n/facts.ts';
import { LOCALE_CODES } from '../../../i18n/locales.ts';
import { RELATIONS } from '../../../src/contracts/scouted-form.ts';
import { ENTRY_RETENTION_MONTHS } from '../../../src/domain/constants.ts';
import { split } from '../../support/rows.ts';

function texts(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    texts(child, path === '' ? key : `${path}.${key}`),
  );
}

const blanks = (text: string) => Array.from(text.matchAll(/\{\w+\}/g), ([blank]) => blank);

const [first, ...others] = LOCALE_CODES.map((locale) => new Map(texts(UNFILLED[locale])));

it('the dictionaries hold the same texts and leave the same blanks in order in every language', () => {
  for (const other of others) {
    expect(Array.from(other.keys())).toEqual(Array.from(first?.keys() ?? []));
    for (const [path, text] of other) {
      // The form for none may be empty, and the form for one may name the number in words.
      if (/\.(?:zero|one)$/.test(path)) continue;
      const found = path === 'talents.profile.accountOf' ? blanks(text).reverse() : blanks(text);
      expect(found, path).toEqual(blanks(first?.get(path) ?? ''));
    }
  }
});

const WORDS = split(`
  guardar=save|keep.the datas.do.trabalho=job.dates anterior=previous próxim[ao]=next
  aproximar=zoom.in afastar=zoom.out abrindo|abertura=opening
  mínima=minimum máxima=maximum vídeos?=videos? polaroids=polaroids meio.corpo=half.body
  corpo.inteiro=full.body cintura=waist quadril=hips
  busto=bust tórax=chest mulher=woman mulheres=women homem=man homens=men mãe=mother pai=father
  avó=grandparent rosto=(?<!Amazing.)face novos.rostos=new.faces cabelo=hair olhos?|olhar=eyes
  altura=height sapatos=shoes? jeans=jeans telefone|celular=phone e.?mail=email whatsapp=whatsapp
  instagram=instagram tiktok=tiktok nome=name país=country estado=state cidade=city
  nascimento=birth|born mensagem|aviso=message código|DDD=code frontal|frente=front traseira=rear
  responsável|quem.cuida|guarda=guardian as.duas=both nenhuma=neither corrigir=correct
  retirar|voltar.atrás=withdraw privacidade=privacy fechar=close impresso=printed imprimir=print
  apagamos|apagad[ao]=deleted|cleared copiad[oa]=copied compartilhar=share carregando=loading
  preparando=preparing enviando=sending pausar=pause continuar=play|continue
  saiu|removida=left|removed seguidor=follower seguidores=followers dias=days dia.útil=working.day
  dias.úteis=working.days meses=months composite=composite composites=composites filtros=filters
  substituir|trocar(?!.de)=replace tirar.outra=retake lista=list digitei=typed
  campo=field campos=fields nota=note notas=notes
  juntar=add.to.mine substituir=replace.mine este.número=Amazing.number este.perfil=Amazing.profile
  ^de$=^from$ ^(?:até|a)$=^to$ escura=dark clara=bright cobramos=charge vendemos=sell
  vem.depois=comes.after não.está.aqui=isn’t.here não.concordo=don’t.agree errada=wrong
  longo.demais=too.long da.lista=from.the.list esta.parte=this.part a.página=the.page
  desfazer=undo apagar.tudo=clear.all|delete.everything para.quê=what.for
  por.quanto.tempo=how.long usar.esta=use.this
  (?<!agência.de.)modelos|(?<!modelos.e.|outros.)talentos|nenhum.talento=models
`);
/** Longer texts are sentences, which each language says in its own way. */
const LABEL_LENGTH = 60;
const SENTENCE_WORDS = ['sem.internet=offline', 'sa(?:iu|íram|ído).da.agência=left.the.agency'];

const withoutBlanks = (text = '') => text.replaceAll(/\{\w+\}|\u2060/g, '');

it.each([
  ['a label', LABEL_LENGTH, WORDS],
  ['a text', Infinity, SENTENCE_WORDS],
])('%s says the same in both languages', (_, length, pairs) => {
  const labels = texts(UNFILLED.en)
    .map(([path, en]) => [path, withoutBlanks(first?.get(path)), withoutBlanks(en)] as const)
    .filter(([, ...both]) => both.every((text) => text.length <= length));
  for (const pair of pairs) {
    const [pt, en] = pair
      .split('=')
      .map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'));
    const found = labels.filter(([, text]) => pt?.test(text) === true);
    expect(found, pair).not.toEqual([]);
    expect(
      labels.filter(([, , text]) => en?.test(text) === true),
      pair,
    ).toEqual(found);
  }
});

it.each([
  ['pt', /\b(?:the|and|of|with|you|your|is|not|from|didn)\b/i],
  ['en', /[ãõçáéíóúâêô]|\b(?:que|para|dos|das|uma|seu|sua)\b/i],
] as const)('no text is in the other language (%s)', (locale, foreign) => {
  for (const [path, text] of texts(UNFILLED[locale]))
    expect(withoutBlanks(text).replace('São Paulo', ''), path).not.toMatch(foreign);
});

it.each(LOCALE_CODES)('each guardian consents in words of their own (%s)', (locale) => {
  const consents = Object.values(dictionary(locale).scouted.form.guardianStep.review.consent);
  expect(new Set(consents).size).toBe(RELATIONS.length);
});

it.each([
  ['pt', 'antes', 'depois'],
  ['en', 'earlier', 'later'],
] as const)('who stands before is called earlier (%s)', (locale, earlier, later) => {
  const { order } = dictionary(locale).selection;
  expect([order.earlier, order.later]).toEqual([`{name}: ${earlier}`, `{name}: ${later}`]);
});

it('the dictionaries count one thing without its number, and more with it', () => {
  const rest = (text: string) => blanks(text).filter((blank) => blank !== '{n}');
  const words = (text: string) => new Set(text.match(/\p{L}{2,}/gu));
  for (const own of [first, ...others]) {
    for (const [path, one] of own ?? []) {
      if (!path.endsWith('.one')) continue;
      const more = own?.get(path.replace(/one$/, 'other')) ?? '';
      expect(one, path).not.toContain('{n}');
      expect(more, path).toMatch(/\{(?:n|count)\}/);
      expect(rest(one), path).toEqual(rest(more));
      // These count some of a whole, or say both alike.
      if (/\.(?:found|lacking|unread)\./.test(path)) continue;
      expect(words(more).difference(words(one)).size, path).toBeGreaterThan(0);
    }
  }
});

it.each(LOCALE_CODES)('a fact of the business fills each blank for it (%s)', (locale) => {
  const facts = toFacts(dictionary(locale), locale);
  for (const [path, text] of texts(dictionary(locale))) {
    for (const name of Object.keys(facts)) expect(text, path).not.toContain(`{${name}}`);
  }
  expect(facts['boardNames']).toBe(`Image, Mainboard ${locale === 'pt' ? 'e' : 'and'} Development`);
  expect(facts['photoFormats']).toMatch(/ (?:ou|or) /);
  expect(facts['messageAnswer']).toMatch(/dia útil|dias úteis|working day/);
  expect(facts['photosKept']).toMatch(/^7\u00a0d(?:ias|ays)$/);
  expect(facts['rightsAnswer']).toMatch(/^15\u00a0d(?:ias|ays)$/);
  expect(facts['retention']).toMatch(
    new RegExp(`^${String(ENTRY_RETENTION_MONTHS)}\u00a0m(?:eses|onths)$`),
  );
});
