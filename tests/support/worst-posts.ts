/** The forms that cost the gateway most to refuse: large bodies, each of one shape. */

/** As long as a browser's: the platform would find a shorter one inside fields. */
const BOUNDARY = '----WebKitFormBoundaryA1b2C3d4E5f6G7h8';
export const WORST_POST_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Two kinds of marks in turn: sorting them takes the square of their number. */
const MARKS = '\u0301\u0323';

const FIELDS: Readonly<Record<string, string>> = {
  submissionId: '3f2b8c1e-6a54-4c0b-9a3e-0d1f2a3b4c5d',
  elapsed: '9000',
  name: 'Ana',
  email: 'ana@mail.example',
  phone: '81 90000-1234',
  message: 'Oi',
};

export interface WorstPost {
  readonly name: string;
  readonly entry: 'contact' | 'getScouted';
  readonly body: Uint8Array<ArrayBuffer>;
}

const toPost =
  (entry: WorstPost['entry']) =>
  (name: string, changes: Readonly<Record<string, string>>): WorstPost => {
    const parts = Object.entries({ ...FIELDS, ...changes }).map(([field, text]) =>
      part(field, text),
    );
    return { name, entry, body: toBody(parts.join('')) };
  };
const contact = toPost('contact');
const application = toPost('getScouted');

/** Each of about `room` bytes. */
export function worstPosts(room: number): readonly WorstPost[] {
  const fill = (text: string) => repeat(text, room);
  const texts: Readonly<Record<string, string>> = {
    'combining marks': `a${fill(MARKS)}`,
    'letters with thirty marks each': fill(`a${MARKS.repeat(15)}`),
    'white space': fill(' \t'),
    'invisible signs': fill('\u200D'),
    'joined pictures': fill('👩\u200D'),
    digits: fill('1'),
    'letters and dots': `${fill('a.')}@`,
    brackets: fill('['),
    'quotation marks': fill('"'),
    'damaged bytes': fill('\uFFFD'),
  };
  const inFields = Object.entries(texts).flatMap(([name, text]) =>
    ['name', 'email', 'phone', 'message', 'submissionId', 'elapsed'].map((field) =>
      contact(`${name} as ${field}`, { [field]: text }),
    ),
  );
  const label = (text: string) => `{"value":1,"label":"${text}"}`;
  return [
    ...inFields,
    ...['realname', 'birthdate', 'gender', 'note', 'country'].map((field) =>
      application(`combining marks as ${field}`, { [field]: `a${fill(MARKS)}` }),
    ),
    application('combining marks as the label of a place', { country: label(`a${fill(MARKS)}`) }),
    application('nested lists as a place', { country: fill('[') }),
    contact(
      'marks in every field at once',
      Object.fromEntries(Object.keys(FIELDS).map((field) => [field, repeat(MARKS, room / 6)])),
    ),
    { name: 'empty parts', entry: 'contact', body: toBody(fill(part('a', ''))) },
    ...Object.entries({
      'long heads': `"a"${'; a=b'.repeat(1600)}`,
      'heads of semicolons': `"a"${' ;'.repeat(4000)}`,
      'heads whose quotation does not end': `"a${'\\"'.repeat(4000)}`,
      'heads of spaces': `a${' '.repeat(8000)}`,
    }).map(([name, value]): WorstPost => {
      const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name=${value}\r\n\r\n\r\n`;
      return { name, entry: 'contact', body: toBody(fill(head)) };
    }),
    { name: 'nearly a boundary', entry: 'contact', body: toBody(part('name', fill('\r\n--'))) },
  ];
}

function repeat(text: string, room: number): string {
  return text.repeat(Math.floor(room / Buffer.byteLength(text)));
}

function part(name: string, text: string): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
}

function toBody(parts: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${parts}--${BOUNDARY}--`);
}
