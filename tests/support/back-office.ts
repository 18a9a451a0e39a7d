import { rm } from 'node:fs/promises';
import {
  startBackOffice,
  type BackOfficeOptions,
} from '../../scripts/back-office/back-office-server.ts';
import { createSiteFolder } from './site-folder.ts';

export interface Fault {
  readonly path: string;
  /** A status; texts by refused field; `lost`: the request is handled, and its answer breaks off. */
  readonly answer: number | 'lost' | Readonly<Record<string, readonly string[]>>;
  /** Share of requests to strike, evenly spread. */
  readonly share?: number;
}

function createFaults() {
  const requests = new Map<string, number>();
  let standing: { readonly fault: Fault; asked: number }[] = [];
  const strikes = (one: (typeof standing)[number]): boolean => {
    const { share = 1 } = one.fault;
    one.asked += 1;
    return Math.ceil(one.asked * share) > Math.ceil((one.asked - 1) * share);
  };
  const between: BackOfficeOptions['between'] = async (request, answer) => {
    const { pathname } = new URL(request.url);
    requests.set(pathname, (requests.get(pathname) ?? 0) + 1);
    const struck = standing.find((one) => pathname.startsWith(one.fault.path) && strikes(one));
    if (struck === undefined) return answer();
    const { answer: given } = struck.fault;
    if (typeof given === 'number') return new Response(null, { status: given });
    if (given !== 'lost') return Response.json({ errors: given }, { status: 422 });
    await answer();
    request.runtime?.node?.res?.destroy();
    return new Response(null);
  };
  return {
    requests,
    between,
    fail: (...faults: readonly Fault[]): void => {
      standing = faults.map((fault) => ({ fault, asked: 0 }));
    },
  };
}

export async function openOffice(options: BackOfficeOptions = {}) {
  const dataDir = options.dataDir ?? (await createSiteFolder()).path;
  const { between, requests, fail } = createFaults();
  const office = await startBackOffice({ ...options, dataDir, between });
  const { PANEL_SALT: salt, PANEL_API_TOKEN: api_token } = office.credentials;
  const signedIn = await fetch(`${office.url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ salt, api_token }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const call = (
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
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
    call,
    requests,
    fail,
    page: async (path: string): Promise<string> => (await fetch(office.url + path)).text(),
    read: async <T>(path: string) => (await (await call('GET', path)).json()) as T,
    post: (
      path: string,
      fields: Record<string, string> | FormData,
      headers: Record<string, string> = {},
    ) =>
      fetch(office.url + path, {
        method: 'POST',
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
        headers,
        redirect: 'manual',
      }),
    async remove() {
      await office.close();
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

export const TALENT = {
  name: 'Ana Sá',
  gender: 'woman',
  height: '176',
  jeans: '36',
  shoes: '37',
  instagram: '@ana',
  followers: '',
  cover: 'talents/3102/cover.jpg',
  categories: '1',
};
