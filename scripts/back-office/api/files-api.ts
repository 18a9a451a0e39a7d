/** Stored files, alone and as ZIP archives; never fetches an address. */
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

import yazl from 'yazl';

import { answerWith, etagOf, fileAnswer, Problem } from '../http/answer.ts';
import { readJsonObject } from '../http/body.ts';
import { fieldProblem, jsonText, readField, wholeNumber } from '../http/read-fields.ts';
import { get, param, post, type Route } from '../http/router.ts';
import { toNamedPath } from '../pictures/demo-pictures.ts';
import type { Storage } from '../pictures/picture-storage.ts';
import { PICTURE_GALLERIES, type RecordStore } from '../store/records.ts';

const MOST_FILES = 100;
const MOST_KILOBYTES = 1024;
/** A fixed date, so that equal pictures give equal bytes. */
const ENTRY_DATE = new Date('2026-01-01T12:00:00Z');

export function fileRoutes(records: RecordStore, storage: Storage): Route[] {
  const find = (storagePath: string): string => {
    const file = storage.find(storagePath);
    // An upload may wait for its record. Whoever left has no pictures.
    const isPublic = storagePath.startsWith('uploads/') || records.names(toNamedPath(storagePath));
    if (file === undefined || !isPublic) throw new Problem(404, `There is no file ${storagePath}.`);
    return file;
  };

  /** The pictures in order. */
  async function zip(paths: readonly string[], name: string): Promise<Response> {
    const archive = new yazl.ZipFile();
    for (const [index, storagePath] of paths.entries()) {
      // The folder is the person.
      const entry = `${String(index + 1).padStart(2, '0')}-${storagePath.split('/').slice(-2).join('-')}`;
      const options = { mtime: ENTRY_DATE, mode: 0o100644, compress: false };
      archive.addBuffer(await readFile(find(storagePath)), entry, options);
    }
    archive.end();
    const bytes = await buffer(archive.outputStream);
    const title = `${name.trim().replace(/\s+/g, ' ') || 'amazing'}.zip`;
    return answerWith(200, 'application/zip', bytes, {
      'Content-Disposition': disposition(title),
      'Cache-Control': 'no-cache',
      ETag: etagOf(bytes),
    });
  }

  return [
    get('/storage/:path(.*)', (call) => {
      const kept = { 'Cache-Control': 'public, max-age=3600' };
      return fileAnswer(call.request, find(param(call, 'path')), kept);
    }),
    post('/api/download/gallery', async ({ request }) => {
      const { talent: profile, gallery } = await readJsonObject(request, MOST_KILOBYTES);
      const known = PICTURE_GALLERIES.find((name) => name === gallery);
      if (known === undefined)
        throw fieldProblem('gallery', `must be one of ${PICTURE_GALLERIES.join(', ')}`);
      // Trusts only the profile's id and takes the stored pictures.
      const schema = jsonText({ id: wholeNumber });
      const { id } = readField('talent', profile, schema, 'must be the profile as JSON text');
      const talent = records.find('talents', id);
      if (!talent || talent.hidden) throw new Problem(404, 'There is no such talent.');
      const files = talent[known].map(({ file }) => file);
      if (files.length === 0)
        throw new Problem(404, `${talent.name.trim()} has no pictures in ${known}.`);
      return zip(files, `${talent.name} ${known}`);
    }),
    post('/api/download/zip', async ({ request }) => {
      const { files, name = 'amazing' } = await readJsonObject(request, MOST_KILOBYTES);
      if (!Array.isArray(files) || files.length === 0 || files.length > MOST_FILES)
        throw fieldProblem('files', `must be a list of 1 to ${MOST_FILES} storage paths`);
      if (typeof name !== 'string' || name.length > 200)
        throw fieldProblem('name', 'must be a text of at most 200 characters');
      const host = request.headers.get('Host') ?? '';
      return zip(
        files.map((file) => storagePath(file, host)),
        name,
      );
    }),
  ];
}

/** A path below storage, perhaps written as this server's address. */
function storagePath(file: unknown, host: string): string {
  if (typeof file !== 'string') throw fieldProblem('files', 'must hold texts only');
  const own = `http://${host}/storage/`;
  const path = file.startsWith(own) ? file.slice(own.length) : file;
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(path))
    throw fieldProblem('files', 'must lie in this storage');
  return path;
}

/** ASCII for old clients, the true name beside it (RFC 6266). */
function disposition(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
