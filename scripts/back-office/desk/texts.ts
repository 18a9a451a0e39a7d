/** The site's editable texts, by key and language. */
import { seeOther, type Answer } from '../http/answer.ts';
import { readForm } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { areaField, line, lines, textField } from './forms.ts';
import { html } from './html.ts';
import { pageAnswer } from './layout.ts';
import type { Desk, DeskRoute } from './routes.ts';

const KEY_NAMES: Readonly<Record<string, string>> = {
  getScoutedTitle: 'Seja Amazing: título',
  getScoutedText: 'Seja Amazing: texto',
  getScoutedAmazingFaceTitle: 'Amazing Face: título',
  getScoutedAmazingFaceText: 'Amazing Face: texto',
};

export function textPages(desk: Desk): DeskRoute[] {
  return [
    { method: 'GET', pattern: '/textos', handler: (call) => list(call, desk) },
    { method: 'POST', pattern: '/textos', handler: (call) => save(call, desk) },
  ];
}

function list(call: Call, desk: Desk): Answer {
  const texts = Object.entries(desk.content.texts());
  return pageAnswer(call, {
    title: 'Textos do site',
    content: texts.map(
      ([key, languages]) =>
        html`<h2>${KEY_NAMES[key] ?? key}</h2>
          ${Object.entries(languages).map(
            ([language, value]) =>
              html`<form class="stack" method="post" action="/textos">
                <input type="hidden" name="key" value="${key}" /><input type="hidden" name="language" value="${language}" />
                ${
                  typeof value === 'string'
                    ? areaField(`Texto (${language})`, 'text', value)
                    : [
                        textField(`Nome (${language})`, 'name', value.name),
                        areaField(`Descrição (${language})`, 'description', value.description),
                      ]
                }
                <p><button>Salvar</button></p>
              </form>`,
          )}`,
    ),
  });
}

/** Only texts that exist are changed, and each keeps its form: a plain text or a name with a description. */
async function save(call: Call, desk: Desk): Promise<Answer> {
  const form = await readForm(call.request);
  const [key, language] = [line(form, 'key'), line(form, 'language')];
  const standing = desk.content.texts()[key]?.[language];
  if (standing === undefined) return seeOther('/textos');
  const value = typeof standing === 'string' ? lines(form, 'text') : { name: line(form, 'name'), description: lines(form, 'description') };
  desk.content.saveText(key, language, value);
  return seeOther('/textos?aviso=salvo');
}
