import path from 'node:path';
import { staticMiddleware } from 'srvx/static';

export class Problem extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}

export async function fileAnswer(
  request: Request,
  file: string,
  more: Readonly<Record<string, string>>,
): Promise<Response> {
  const { method, headers } = request;
  const address = new URL(encodeURIComponent(path.basename(file)), 'http://localhost');
  const serve = staticMiddleware({ dir: path.dirname(file), compress: false });
  const answer = await serve(new Request(address, { method, headers }), () => {
    throw new Problem(404, 'There is no such file.');
  });
  for (const [name, value] of Object.entries(more)) answer.headers.set(name, value);
  return answer;
}
