/** ZIP downloads of stored pictures; never fetches an address. */
import { answerWith, etagOf, Problem } from '../http/answer.ts';
import { readJsonObject } from '../http/body.ts';
import { fieldProblem, jsonText, readField, wholeNumber } from '../http/read-fields.ts';
import { post, type Route } from '../http/router.ts';
import { PICTURE_GALLERIES, type RecordStore } from '../store/records.ts';
import type { Storage } from '../pictures/picture-storage.ts';
import { zipOf } from '../pictures/zips.ts';

const MOST_FILES = 100;
const MOST_BYTES = 1024 * 1024;

export function downloadRoutes(records: RecordStore, storage: Storage): Route[] {
  return [
    post('/api/download/gallery', async ({ request }) => {
      const { talent: profile, gallery } = await readJsonObject(request, MOST_BYTES);
      const known = PICTURE_GALLERIES.find((name) => name === gallery);
      if (known === undefined)
        throw fieldProblem('gallery', `must be one of ${PICTURE_GALLERIES.join(', ')}`);
      // Trusts only the profile's id and takes the stored pictures.
      const { id } = readField(
        'talent',
        profile,
        jsonText({ id: wholeNumber }),
        'must be the profile as JSON text',
      );
      const talent = records.find('talents', id);
      if (!talent || talent.hidden) throw new Problem(404, 'There is no such talent.');
      const files = talent[known].map(({ file }) => file);
      if (files.length === 0)
        throw new Problem(404, `${talent.name.trim()} has no pictures in ${known}.`);
      return zip(files, `${talent.name} ${known}`);
    }),
    post('/api/download/zip', async ({ request }) => {
      const { files, name } = await readJsonObject(request, MOST_BYTES);
      if (!Array.isArray(files) || files.length === 0 || files.length > MOST_FILES) {
        throw fieldProblem('files', `must be a list of 1 to ${MOST_FILES} storage paths`);
      }
      if (name !== undefined && (typeof name !== 'string' || name.length > 200))
        throw fieldProblem('name', 'must be a text of at most 200 characters');
      return zip(
        files.map((file) => storagePath(file, request.headers.get('Host') ?? '')),
        name ?? 'amazing',
      );
    }),
  ];

  async function zip(files: readonly string[], name: string): Promise<Response> {
    const archive = await zipOf(storage, files);
    const title = `${name.trim().replace(/\s+/g, ' ') || 'amazing'}.zip`;
    const headers = {
      'Content-Disposition': disposition(title),
      'Cache-Control': 'no-cache',
      ETag: etagOf(archive),
    };
    return answerWith(200, 'application/zip', archive, headers);
  }
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
