import { Problem, seeOther } from '../http/answer.ts';
import { get, param, post, type Call } from '../http/router.ts';
import { areaField, line, lines, readForm, saveForm, textField } from './forms.ts';
import { html } from './escape-html.ts';
import { siteLink } from './layout.ts';
import { pictureField, readPicture, thumbnail } from './picture-fields.ts';
import { rows } from './record-rows.ts';
import type { Desk, DeskRoute, Page } from './desk.ts';
import { DESCRIPTION } from './slides-page.ts';
import { LANGUAGE_NAMES, nameOf } from './desk-words.ts';

const TEXT_NAMES = [
  ['openingHours', 'Horário de atendimento'],
  ['getScoutedTitle', 'Quero ser Amazing: título'],
  ['getScoutedText', 'Quero ser Amazing: texto'],
  ['getScoutedAmazingFaceTitle', 'Amazing Face: título'],
  ['getScoutedAmazingFaceText', 'Amazing Face: texto'],
] as const;

/** Pages of the site by key prefix; the first match wins. */
const PLACES = [
  ['getScoutedAmazingFace', 'Amazing Face', '/seja-amazing-face'],
  ['getScouted', 'Quero ser Amazing', '/seja-amz'],
  ['about', 'Sobre nós', '/sobre-nos'],
  ['openingHours', 'Contato', '/contato'],
] as const;

const WIDE = { label: 'Para tela larga', name: 'desktop' } as const;
const NARROW = { label: 'Para celular', name: 'mobile' } as const;

export function textPages(desk: Desk): DeskRoute[] {
  return [
    get('/textos', () => listTexts(desk)),
    post('/textos', (call) => saveText(call, desk)),
    get('/imagens', () => listImages(desk)),
    get('/imagens/:key', (call) => editImage(call, desk)),
    post('/imagens/:key', (call) => saveImage(call, desk)),
  ];
}

function placeOf(key: string): readonly [name: string, site: string] {
  const [, name = key, site = '/'] = PLACES.find(([beginning]) => key.startsWith(beginning)) ?? [];
  return [name, site];
}

/** Leaves out covers' descriptions, which the slides show. */
function listTexts({ content, publisher }: Desk): Page {
  const texts = Object.entries(content.texts()).filter(([key]) => !key.startsWith(DESCRIPTION));
  return {
    title: 'Textos do site',
    content: texts.map(
      ([key, languages]) =>
        html`<div class="title" id="${key}">
            <h2>${nameOf(TEXT_NAMES, key)}</h2>
            ${siteLink(publisher.site(), placeOf(key)[1])}
          </div>
          ${Object.entries(languages).map(([language, value]) => {
            const name = nameOf(LANGUAGE_NAMES, language);
            const fields =
              typeof value === 'string'
                ? areaField(`Texto (${name})`, 'text', value)
                : [
                    textField(`Nome (${name})`, 'name', value.name),
                    areaField(`Descrição (${name})`, 'description', value.description),
                  ];
            return html`<form class="stack" method="post" action="/textos">
              <input type="hidden" name="key" value="${key}" /><input
                type="hidden"
                name="language"
                value="${language}"
              />${fields}
              <p><button>Salvar</button></p>
            </form>`;
          })}`,
    ),
  };
}

/** Changes existing texts only, each in its form: plain, or name and description. */
async function saveText(call: Call, desk: Desk): Promise<Response> {
  const form = await readForm(call, desk);
  const key = line(form, 'key');
  const language = line(form, 'language');
  const read = () => desk.content.texts()[key]?.[language];
  const standing = read();
  if (standing === undefined) return seeOther('/textos');
  const value =
    typeof standing === 'string'
      ? lines(form, 'text')
      : { name: line(form, 'name'), description: lines(form, 'description') };
  const label = `${nameOf(TEXT_NAMES, key)} (${nameOf(LANGUAGE_NAMES, language)})`;
  desk.edits.track(
    { path: `/textos?${key}.${language}`, label, site: placeOf(key)[1] },
    standing,
    () => {
      desk.content.saveText(key, language, value);
      return read();
    },
  );
  return seeOther('/textos?aviso=salvo');
}

function imageName(key: string): string {
  return `${placeOf(key)[0]}, foto ${key.split('_').at(-1) ?? ''}`;
}

function listImages({ content }: Desk): Page {
  const items = Object.entries(content.images()).map(([key, { desktop, mobile }]) => ({
    href: `/imagens/${encodeURIComponent(key)}`,
    title: imageName(key),
    picture: [thumbnail(desktop, true), thumbnail(mobile)],
    notes: [],
  }));
  return { title: 'Imagens do site', site: '/sobre-nos', content: rows(items) };
}

function findImage(call: Call, { content }: Desk) {
  const key = param(call, 'key');
  const images = content.images();
  const image = Object.hasOwn(images, key) ? images[key] : undefined;
  if (image === undefined) throw new Problem(404, 'Essa imagem não existe.');
  return { key, image, images: Object.values(images) };
}

function editImage(call: Call, desk: Desk, errors: readonly string[] = []): Page {
  const { key, image, images } = findImage(call, desk);
  const fields = [
    pictureField({ ...WIDE, value: image.desktop, choices: images.map(({ desktop }) => desktop) }),
    pictureField({ ...NARROW, value: image.mobile, choices: images.map(({ mobile }) => mobile) }),
  ];
  return {
    title: imageName(key),
    site: placeOf(key)[1],
    content: saveForm(call.path, fields, '/imagens'),
    errors,
  };
}

async function saveImage(call: Call, desk: Desk): Promise<Page | Response> {
  const { key, image } = findImage(call, desk);
  const form = await readForm(call, desk);
  const wide = readPicture(form, desk, { ...WIDE, value: image.desktop });
  const narrow = readPicture(form, desk, { ...NARROW, value: image.mobile });
  const errors = [...form.errors, ...wide.errors, ...narrow.errors];
  if (errors.length > 0) return editImage(call, desk, errors);
  desk.edits.track({ path: call.path, label: imageName(key), site: placeOf(key)[1] }, image, () => {
    desk.content.saveImage(key, narrow.file, wide.file);
    return desk.content.images()[key];
  });
  return seeOther('/imagens?aviso=salvo');
}
