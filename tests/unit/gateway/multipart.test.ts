import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBoundary, readParts } from '../../../src/gateway/entry/multipart.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const read = (body: string, boundary = 'x') =>
  readParts(bytes(body), boundary)?.map(({ name, isFile, content }) => [name, isFile, Buffer.from(content).toString('latin1')]) ?? null;

describe('a boundary', () => {
  it.each([
    ['multipart/form-data; boundary=x', 'x'],
    ['multipart/form-data;boundary=x;charset=utf-8', 'x'],
    ['MULTIPART/FORM-DATA ; Charset="utf-8"; Boundary="a b"', 'a b'],
    ['multipart/form-data; boundary="a"; boundary="b"', 'a'],
    ['multipart/form-data-x; boundary=x', null],
    ['multipart/form-data; xboundary=x', null],
    ['multipart/form-data; boundary="a\\"b"', null],
    ['multipart/form-data; boundary=ã', null],
  ])('is read from %s', (type, boundary) => {
    expect(readBoundary(type)).toBe(boundary);
  });
});

describe('a form of more parts than any form has', () => {
  const form = (parts: number) => `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(parts)}--x--`;

  it('is damaged, and its parts are not even taken apart', () => {
    expect(read(form(100))).toHaveLength(100);
    expect(read(form(101))).toBeNull();
  });
});

describe('a form that arrived whole', () => {
  it('comes apart into what was put together, whatever its parts hold', () => {
    const content = fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.constantFrom('', '\r\n', '--', '\r\n--', '\r\n-').map(bytes));
    const parts = fc.array(fc.record({ name: fc.stringMatching(/^[a-z_\d]{1,20}$/), isFile: fc.boolean(), content }), { minLength: 1 });
    fc.assert(
      fc.property(parts, fc.stringMatching(/^[a-zA-Z\d]{4,70}$/), (put, boundary) => {
        fc.pre(put.every((part) => !Buffer.from(part.content).includes(`--${boundary}`)));
        const body = Buffer.concat([
          ...put.flatMap((part) => [
            bytes(`--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"${part.isFile ? '; filename="ã.jpg"' : ''}\r\n\r\n`),
            part.content,
            bytes('\r\n'),
          ]),
          bytes(`--${boundary}--`),
        ]);
        expect(readParts(new Uint8Array(body), boundary)).toEqual(put);
      }),
    );
  });

  it('is read as the platform writes it', async () => {
    const form = new FormData();
    form.append('note', 'linha um\nlinha "dois" ã 💃');
    form.append('image_1', new File(['\r\n--'], 'uma "foto".jpg', { type: 'image/jpeg' }));
    form.append('empty', new File([], 'vazia.jpg'));
    const encoded = new Response(form);
    const boundary = readBoundary(encoded.headers.get('Content-Type') ?? '') ?? '';
    const parts = readParts(await encoded.bytes(), boundary) ?? [];
    expect(parts.map(({ name, isFile, content }) => [name, isFile, new TextDecoder().decode(content)])).toEqual([
      ['note', false, 'linha um\r\nlinha "dois" ã 💃'],
      ['image_1', true, '\r\n--'],
      ['empty', true, ''],
    ]);
  });

  it('has parts even where they are empty or end in line ends', () => {
    const head = 'Content-Disposition: form-data; name="a"\r\n';
    expect(read(`--x\r\n${head}\r\n\r\n--x--`)).toEqual([['a', false, '']]);
    expect(read(`--x\r\n${head}\r\n--x--`)).toEqual([['a', false, '']]);
    expect(read(`--x\r\n${head}\r\n\r\n\r\n--x--`)).toEqual([['a', false, '\r\n']]);
  });
});
