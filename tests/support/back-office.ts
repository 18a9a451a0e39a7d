import { rm } from 'node:fs/promises';
import {
  startBackOffice,
  type BackOfficeOptions,
} from '../../scripts/back-office/back-office-server.ts';
import { createFolder } from './test-folder.ts';

interface Fault {
  readonly path: string;
  /** A status, or texts by refused field. */
  readonly answer: number | Readonly<Record<string, readonly string[]>>;
}

export async function openOffice(options: BackOfficeOptions = {}) {
  const dataDir = options.dataDir ?? (await createFolder()).path;
  const requests = new Map<string, number>();
  let fault: Fault | undefined;
  const wrap: BackOfficeOptions['wrap'] = async ({ url }, answer) => {
    const { pathname } = new URL(url);
    requests.set(pathname, (requests.get(pathname) ?? 0) + 1);
    if (fault === undefined || !pathname.startsWith(fault.path)) return answer();
    if (typeof fault.answer === 'number') return new Response(null, { status: fault.answer });
    return Response.json({ errors: fault.answer }, { status: 422 });
  };
  const office = await startBackOffice({ ...options, dataDir, wrap });
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
    /** For a site that is built from it. */
    env: { PANEL_URL: office.url, ...office.credentials },
    call,
    requests,
    fail: (standing?: Fault) => void (fault = standing),
    page: async (path: string): Promise<string> => (await fetch(office.url + path)).text(),
    read: async <T>(path: string) => (await (await call('GET', path)).json()) as T,
    talents: async <T>() => {
      const list = await call('POST', '/api/talents?language=pt', {});
      return ((await list.json()) as { readonly data: readonly T[] }).data;
    },
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

export const TALENT = {
  name: 'Ana Sá',
  gender: 'woman',
  height: '176',
  cover: 'talents/3102/cover.jpg',
  categories: '1',
};
