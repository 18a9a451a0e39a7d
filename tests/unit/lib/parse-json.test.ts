import { expect, it } from 'vitest';
import { decodeJson, parseJson } from '../../../src/lib/parse-json.ts';

it('JSON of a service keeps every digit of a whole number that no number holds, and is otherwise what it always was', () => {
  expect(parseJson('[{"id":9007199254740993,"at":[12345678901234567890]}]')).toEqual([
    { id: '9007199254740993', at: ['12345678901234567890'] },
  ]);
  expect(parseJson('[9007199254740993]'), 'alone').toEqual(['9007199254740993']);
  const text =
    '{"id":9007199254740991,"text":"12345678901234567890","pi":3.14159265358979323846,"much":1e21,"no":-9007199254740993}';
  expect(parseJson(text)).toEqual(JSON.parse(text));
  expect(parseJson(JSON.stringify(text))).toEqual(JSON.parse(text));
  const toolbar = `{"a":1}${'<script></script>'.repeat(5000)}${' '.repeat(40_000)}<div>`;
  for (const none of ['{', '{"data":[]}{"error":1}', '{"a":1}die', toolbar])
    expect(() => parseJson(decodeJson(as('utf8', none), '') ?? '')).toThrow(SyntaxError);
});

const JSON_TEXT = '["ção – <!-- x -->"]';
const as = (charset: BufferEncoding, text = JSON_TEXT) => Buffer.from(text, charset);
/** With the dash that Latin-1 has not. */
const windows = as('latin1', JSON_TEXT.replace('–', '\x96'));
const WARNING =
  '<br />\n<b>Warning</b>:  Undefined key "a" in <b>x.php</b> on line <b>3</b><br />\n';

it.each<readonly [sent: string, bytes: Buffer, charset: string]>([
  ...['', 'utf8', 'ISO-8859-1', 'windows-1252', 'utf8mb4', 'binary', '"klingon"', 'UTF-16'].map(
    (charset) => ['UTF-8', as('utf8'), charset] as const,
  ),
  ...['', 'utf-8', 'iso-8859-1', 'windows-1252', 'binary', 'latin1_swedish_ci'].map(
    (charset) => ['Windows-1252', windows, charset] as const,
  ),
  ['UTF-16', as('utf16le'), '"utf-16le"'],
  ['marks of byte order', as('utf8', `\uFEFF\uFEFF\r\n${JSON_TEXT}`), ''],
  ['a note of a cache', as('utf8', `${JSON_TEXT}\n<!-- WP Rocket. [1] -->\n<!-- 0.5 s -->\n`), ''],
  ['itself twice', as('utf8', `${JSON_TEXT}\n${JSON_TEXT}`), ''],
  ['the 0 of admin-ajax', as('utf8', `${JSON_TEXT}0`), ''],
  ['the end of WordPress', as('utf8', `${JSON_TEXT}{"code":"wp_die","message":"","data":{}}`), ''],
  ['warnings behind it', as('utf8', `${JSON_TEXT}\n${WARNING}`), ''],
  ['warnings in plain text', as('utf8', `PHP Warning: [b]\nNotice: c\n${JSON_TEXT}`), ''],
  ['the script of a plugin', as('utf8', `<script id="a">var b = [1];</script>\n${JSON_TEXT}`), ''],
  ['text of C', as('utf8', `\u200B${JSON_TEXT}\0\0`), 'utf-8'],
  ["PHP's warnings", as('utf8', `<!-- a -->\n${WARNING}${WARNING}${JSON_TEXT}`), 'utf-8'],
])('JSON sent as %s is its text under the label %3$s', (_, bytes, charset) => {
  expect(decodeJson(bytes, `application/json; charset=${charset}`)).toBe(JSON_TEXT);
});

it('ASCII in UTF-16 is read as labelled, and two charsets in one answer are not read', () => {
  expect(decodeJson(as('utf16le', '["a"]'), 'a/b;charset=utf-16le')).toBe('["a"]');
  const both = Buffer.concat([as('utf8'), windows]);
  for (const label of ['', ';charset=utf-8']) expect(decodeJson(both, label)).toBeNull();
});
