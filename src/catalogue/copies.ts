/** Keyed by the service's address; a line that fails its digest counts as absent. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { toErrorCode, toErrorMessage } from '../lib/errors.ts';
import { writeWhole } from '../lib/write-whole.ts';

export interface CopyKey {
  readonly origin: string;
  readonly collection: string;
  readonly id: string;
}

export interface Copy {
  readonly text: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly savedAt: number;
}

export interface Copies {
  readonly find: (key: CopyKey) => Copy | null;
  readonly keep: (key: CopyKey, copy: Pick<Copy, 'text'> & Partial<Copy>) => void;
  readonly keepOnly: (origin: string, collection: string, ids: ReadonlySet<string>) => void;
  readonly save: () => void;
}

/** It is part of every digest: raise it when copies change. */
const VERSION = 6;
const OWNER_ONLY = 0o600;

export function openCopies(file: string | null, warn: (message: string) => void): Copies {
  const saved = file === null ? new Map<string, string>() : readLines(file, warn);
  const changes: (() => void)[] = [];
  return {
    find: (key) => {
      const name = toName(key);
      return toCopy(name, saved.get(name) ?? '');
    },
    keep: (key, copy) => {
      const name = toName(key);
      const plain = { etag: null, lastModified: null, savedAt: Date.now() };
      const json = JSON.stringify({ ...plain, ...copy });
      changes.push(() => saved.set(name, `${digestCopy(name, json)}\t${json}`));
    },
    keepOnly: (origin, collection, ids) => {
      const start = JSON.stringify([origin, collection]).slice(0, -']'.length);
      const names = new Set(Array.from(ids, (id) => toName({ origin, collection, id })));
      changes.push(() => {
        for (const name of saved.keys())
          if (name.startsWith(start) && !names.has(name)) saved.delete(name);
      });
    },
    save: () => {
      if (changes.length === 0) return;
      for (const change of changes.splice(0)) change();
      if (file !== null) writeLines(file, saved, warn);
    },
  };
}

function readLines(file: string, warn: (message: string) => void): Map<string, string> {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return new Map(
      lines.map((line) => {
        const end = line.indexOf('\t');
        return [line.slice(0, end), line.slice(end + 1)] as const;
      }),
    );
  } catch (error) {
    if (toErrorCode(error) !== 'ENOENT')
      warn(`copies: ${file} cannot be read (${toErrorMessage(error)}); going on without copies`);
    return new Map();
  }
}

function writeLines(
  file: string,
  saved: ReadonlyMap<string, string>,
  warn: (message: string) => void,
): void {
  try {
    const lines = Array.from(saved, ([name, rest]) => `${name}\t${rest}`);
    writeWhole(file, lines.join('\n'), OWNER_ONLY);
  } catch (error) {
    warn(`copies: could not be saved (${toErrorMessage(error)})`);
  }
}

function toName({ origin, collection, id }: CopyKey): string {
  return JSON.stringify([origin, collection, id]);
}

function toCopy(name: string, line: string): Copy | null {
  const [digest, json = ''] = line.split('\t', 2);
  return digest === digestCopy(name, json) ? (JSON.parse(json) as Copy) : null;
}

function digestCopy(name: string, json: string): string {
  return hash('sha256', `${VERSION}${name}${json}`);
}
