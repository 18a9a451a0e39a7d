/** A back office of a test's own, in a folder of its own, and a caller that is signed in to it. */
import { rm } from 'node:fs/promises';
import { expect } from 'vitest';
import {
  startBackOffice,
  type BackOffice,
  type BackOfficeOptions,
} from '../../scripts/back-office/back-office-server.ts';
import { openFilesIn } from './open-files.ts';
import { createSiteFolder } from './site-folder.ts';

export interface Office extends BackOffice {
  readonly dataDir: string;
  /** A request with a bearer token; a plain object becomes a JSON body. */
  readonly call: (
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** The answer of a GET as JSON. */
  readonly read: <T>(path: string) => Promise<T>;
  /** Posts a form of the desk; redirects are not followed. */
  readonly post: (
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  readonly token: string;
  readonly remove: () => Promise<void>;
}

export async function openOffice(options: BackOfficeOptions = {}): Promise<Office> {
  const dataDir = options.dataDir ?? (await createSiteFolder()).path;
  const office = await startBackOffice({ ...options, dataDir });
  const { PANEL_SALT: salt, PANEL_API_TOKEN: api_token } = office.credentials;
  const signedIn = await fetch(`${office.url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ salt, api_token }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const call: Office['call'] = (method, path, body, headers = {}) => {
    const plain = body !== undefined && !(body instanceof FormData);
    return fetch(office.url + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(plain && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  };
  return {
    ...office,
    dataDir,
    call,
    token,
    read: async <T>(path: string) => (await (await call('GET', path)).json()) as T,
    post: (path, fields, headers = {}) =>
      fetch(office.url + path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers,
        redirect: 'manual',
      }),
    async remove() {
      await office.close();
      expect(openFilesIn(dataDir)).toEqual([]);
      await expect(fetch(office.url)).rejects.toThrow();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export function formOf(
  fields: Readonly<Record<string, string>>,
  photos: Readonly<Record<string, Blob>> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, photo] of Object.entries(photos)) form.set(name, photo, `${name}.jpg`);
  return form;
}

/** A talent as the desk's form posts one. */
export const TALENT = {
  name: 'Ana Sá',
  gender: 'woman',
  height: '176',
  jeans: '36',
  shoes: '37',
  instagram: '@ana',
  followers: '',
  cover: 'talents/ana-sa/cover.jpg',
  categories: '1',
};
