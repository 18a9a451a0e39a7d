/** Receives a multipart form: text in memory, files straight to disk, every size limited. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { Busboy, type BusboyConfig, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';

import { Problem } from './problem.ts';

const MEGABYTE = 1024 * 1024;

export interface UploadLimits {
  readonly files: number;
  readonly fileBytes: number;
  readonly totalBytes: number;
  readonly fields: number;
  readonly fieldBytes: number;
}

const ENTRY_LIMITS: UploadLimits = { files: 4, fileBytes: 8 * MEGABYTE, totalBytes: 24 * MEGABYTE, fields: 40, fieldBytes: 32 * 1024 };

export type ImageType = 'image/png' | 'image/gif' | 'image/jpeg';

export interface ReceivedFile {
  readonly field: string;
  /** As the sender called it: show it, never open it. */
  readonly name: string;
  /** Told from the first bytes, never from what the sender says; `null` when it is no accepted picture. */
  readonly type: ImageType | null;
  readonly size: number;
  /** Name inside the form's folder. */
  readonly stored: string;
}

export interface ReceivedForm {
  readonly fields: URLSearchParams;
  readonly files: readonly ReceivedFile[];
  /** Name of the folder below `uploads` that holds the files. */
  readonly folder: string;
  /** Removes what was stored; for forms that are refused or already known. */
  discard(): Promise<void>;
}

/** Receives a form into a new folder below `uploads`. Throws 415, 400 or 413 and leaves nothing on disk. */
export async function receiveForm(request: IncomingMessage, uploads: string, limits = ENTRY_LIMITS): Promise<ReceivedForm> {
  const parser = createParser(request, limits);
  if (Number(request.headers['content-length'] ?? 0) > limits.totalBytes) throw tooLarge(limits);
  const folder = randomUUID();
  const home = path.join(uploads, folder);
  await mkdir(home, { recursive: true });
  const discard = (): Promise<void> => rm(home, { recursive: true, force: true });
  try {
    return { ...(await collect(request, parser, home, limits)), folder, discard };
  } catch (error) {
    await discard();
    throw error instanceof Problem ? error : new Problem(400, 'The multipart body is damaged or ended too early.');
  }
}

function createParser(request: IncomingMessage, { files, fileBytes, fields, fieldBytes }: UploadLimits): BusboyInstance {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new Problem(415, 'Entries are sent as multipart/form-data.');
  const limits: NonNullable<BusboyConfig['limits']> = {
    files,
    fileSize: fileBytes,
    fields,
    fieldSize: fieldBytes,
    fieldNameSize: 100,
    headerPairs: 50,
    headerSize: 8 * 1024,
  };
  try {
    return new Busboy({ headers: { ...request.headers, 'content-type': type }, limits });
  } catch {
    throw new Problem(400, 'The multipart body has no usable boundary.');
  }
}

async function collect(
  request: IncomingMessage,
  parser: BusboyInstance,
  home: string,
  limits: UploadLimits,
): Promise<Pick<ReceivedForm, 'fields' | 'files'>> {
  const fields = new URLSearchParams();
  const writing: Promise<ReceivedFile>[] = [];
  const refusals: Problem[] = [];
  const broken = new AbortController();
  parser.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) refusals.push(new Problem(413, `The field ${name} is too long.`));
    else fields.append(name, value);
  });
  parser.on('file', (field, stream, name) => {
    const kept = keep(stream, path.join(home, `file-${writing.length + 1}`), limits, broken.signal).then((file) => ({
      field,
      name,
      ...file,
    }));
    // Awaited together below; without this an early failure would count as unhandled.
    kept.catch(() => undefined);
    writing.push(kept);
  });
  parser.on('filesLimit', () => refusals.push(new Problem(413, `At most ${limits.files} files are taken.`)));
  parser.on('fieldsLimit', () => refusals.push(new Problem(413, `At most ${limits.fields} fields are taken.`)));
  try {
    await pipeline(limited(request, limits), parser);
    const files = await Promise.all(writing);
    const [refusal] = refusals;
    if (refusal) throw refusal;
    return { fields, files: files.filter(({ size, name }) => size > 0 || name !== '') };
  } catch (error) {
    broken.abort();
    await Promise.allSettled(writing);
    throw error;
  }
}

/** The request's bytes up to a limit. The request itself survives a refusal, so that the refusal can be answered. */
async function* limited(request: IncomingMessage, limits: UploadLimits): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limits.totalBytes) throw tooLarge(limits);
    yield part;
  }
}

type KeptFile = Pick<ReceivedFile, 'size' | 'type' | 'stored'>;

async function keep(stream: BusboyFileStream, file: string, limits: UploadLimits, signal: AbortSignal): Promise<KeptFile> {
  await pipeline(stream, createWriteStream(file, { flags: 'wx' }), { signal });
  if (stream.truncated) throw tooLarge(limits);
  const handle = await open(file);
  try {
    const head = Buffer.alloc(12);
    await handle.read(head, 0, head.length, 0);
    return { size: (await handle.stat()).size, type: imageType(head), stored: path.basename(file) };
  } finally {
    await handle.close();
  }
}

function imageType(head: Buffer): ImageType | null {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  return /^GIF8[79]a/.test(head.toString('latin1')) ? 'image/gif' : null;
}

function tooLarge({ fileBytes, totalBytes }: UploadLimits): Problem {
  return new Problem(413, `A photo must not be larger than ${fileBytes / MEGABYTE} MB, all together ${totalBytes / MEGABYTE} MB.`);
}
