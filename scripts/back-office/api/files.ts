import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import yazl from 'yazl';
import { fileAnswer, Problem } from '../http/answer.ts';
import { jsonText, readJson, wholeNumber } from '../http/body.ts';
import { get, param, post, type Route } from '../http/router.ts';
import type { Storage } from '../pictures/picture-storage.ts';
import { PICTURE_GALLERIES, type RecordStore } from '../store/records.ts';

/** Of the profile only the id is trusted. */
const GALLERY = v.object({
  talent: jsonText({ id: wholeNumber }),
  gallery: v.picklist(PICTURE_GALLERIES),
});
const FILES = v.object({ files: v.array(v.string()) });

export function fileRoutes(records: RecordStore, storage: Storage): Route[] {
  const find = (storagePath: string): string => {
    const file = storage.find(storagePath);
    // The desk shows an upload before a record names it.
    const isPublic = storagePath.startsWith('uploads/') || records.isNamed(storagePath);
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
    const headers = { 'Content-Type': 'application/zip' };
    return new Response(await buffer(archive.outputStream), { headers });
  }

  return [
    get('/storage/:path(.*)', (call) => {
      const kept = { 'Cache-Control': 'public, max-age=3600' };
      return fileAnswer(call.request, find(param(call, 'path')), kept);
    }),
    post('/api/download/gallery', async ({ request }) => {
      const { talent: profile, gallery } = await readJson(request, GALLERY);
      const talent = records.find('talents', profile.id);
      const files = talent?.hidden === false ? talent[gallery].map(({ file }) => file) : [];
      if (files.length === 0) throw new Problem(404, `There are no pictures in ${gallery}.`);
      return zip(files);
    }),
    post('/api/download/zip', async ({ request }) => {
      const { files } = await readJson(request, FILES);
      const own = `${new URL(request.url).origin}/storage/`;
      return zip(files.map((file) => file.replace(own, '')));
    }),
  ];
}
