import { expect, it } from 'vitest';
import { parseJson } from '../../../src/lib/parse-json.ts';

it('JSON of a service keeps every digit of a whole number that no number holds, and is otherwise what it always was', () => {
  expect(parseJson('[{"id":9007199254740993,"at":[12345678901234567890]}]')).toEqual([
    { id: '9007199254740993', at: ['12345678901234567890'] },
  ]);
  const text =
    '{"id":9007199254740991,"text":"12345678901234567890","pi":3.14159265358979323846,"much":1e21,"no":-9007199254740993}';
  expect(parseJson(text)).toEqual(JSON.parse(text));
  expect(() => parseJson('{')).toThrow(SyntaxError);
});
