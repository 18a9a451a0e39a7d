import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

import yazl from 'yazl';

import { answerWith, fileAnswer, Problem } from '../http/answer.ts';
import { fieldProblem, jsonText, readField, readJsonObject, wholeNumber } from '../http/body.ts';
import { get, param, post, type Route } from '../http/router.ts';
import type { Storage } from '../pictures/picture-storage.ts';
import { PICTURE_GALLERIES, type RecordStore } from '../store/records.ts';

const MOST_FILES = 100;

export function fileRoutes(records: RecordStore, storage: Storage): Route[] {
  const find = (storagePath: string): string => {
    const file = storage.find(storagePath);
    // An upload may wait for its record.
    const isPublic = storagePath.startsWith('uploads/') || records.names(storagePath);
    if (file === undefined || !isPublic) throw new Problem(404, `There is no file ${storagePath}.`);
    return file;
  };

  async function zip(paths: readonly string[]): Promise<Response> {
    const archive = new yazl.ZipFile();
    for (const [index, storagePath] of paths.entries()) {
      const entry = `${String(index + 1).padStart(2, '0')}-${storagePath.split('/').slice(-2).join('-')}`;
      archive.addBuffer(await readFile(find(storagePath)), entry, { compress: false });
    }
    archive.end();
    return answerWith(200, 'application/zip', await buffer(archive.outputStream));
  }

  return [
    get('/storage/:path(.*)', (call) => {
      const kept = { 'Cache-Control': 'public, max-age=3600' };
      return fileAnswer(call.request, find(param(call, 'path')), kept);
    }),
    post('/api/download/gallery', async ({ request }) => {
      const { talent: profile, gallery } = await readJsonObject(request);
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
      return zip(files);
    }),
    post('/api/download/zip', async ({ request }) => {
      const { files } = await readJsonObject(request);
      if (!Array.isArray(files) || files.length === 0 || files.length > MOST_FILES)
        throw fieldProblem('files', `must be a list of 1 to ${MOST_FILES} storage paths`);
      const own = `${new URL(request.url).origin}/storage/`;
      return zip(files.map((file) => String(file).replace(own, '')));
    }),
  ];
}
