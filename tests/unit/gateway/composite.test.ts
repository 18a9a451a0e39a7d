import { describe, expect, it } from 'vitest';
import { toDisposition } from '../../../src/gateway/composite.ts';

describe('the name of a composite', () => {
  it.each([
    ['Ana Sá | Amazing.zip', 'Ana Sa - Amazing.zip', 'Ana%20S%C3%A1%20%7C%20Amazing.zip'],
    ["O'Neil (BR)* | Amazing.zip", "O'Neil (BR) - Amazing.zip", 'O%27Neil%20%28BR%29%2A%20%7C%20Amazing.zip'],
    ['"Ana"; filename="x.exe | Amazing.zip', 'Ana; filename=x.exe - Amazing.zip', '%22Ana%22%3B%20filename%3D%22x.exe%20%7C%20Amazing.zip'],
    ['李 | Amazing.zip', 'Amazing.zip', '%E6%9D%8E%20%7C%20Amazing.zip'],
    ['../../etc | Amazing.zip', 'etc - Amazing.zip', '..%2F..%2Fetc%20%7C%20Amazing.zip'],
    ['\ud800 | Amazing.zip', 'Amazing.zip', '%EF%BF%BD%20%7C%20Amazing.zip'],
  ])('is safe in a header and true to the talent: %j', (name, plain, encoded) => {
    const header = toDisposition(name);
    expect(header).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
    expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow();
  });
});
