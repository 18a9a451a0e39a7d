/**
 * Runs one of the deployed functions as Netlify does, out of its archive alone: `node
 * function-host.ts FOLDER`, the archive's folder. Each line of the input is an event as JSON; its
 * answer is a line of the output. Plain syntax, because older Nodes run it as well.
 */
import { PassThrough } from 'node:stream';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

interface Head {
  readonly statusCode: number;
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[]>>;
}
type Handler = (event: unknown, stream: PassThrough, context: unknown) => Promise<void>;

const heads = new WeakMap<PassThrough, Head>();
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: Handler) => handler,
    HttpResponseStream: {
      from: (stream: PassThrough, head: Head) => {
        heads.set(stream, head);
        return stream;
      },
    },
  },
});

const [, , folder = '.'] = process.argv;
process.chdir(folder);
// Logs belong to the platform, the output to the answers.
console.log = console.error;
const { handler } = (await import(pathToFileURL(`${folder}/___netlify-entry-point.mjs`).href)) as {
  readonly handler: Handler;
};

for await (const line of createInterface({ input: process.stdin })) {
  const stream = new PassThrough();
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => stream.once('end', resolve));
  await handler(JSON.parse(line), stream, {
    awsRequestId: '1',
    getRemainingTimeInMillis: () => 60_000,
  });
  await ended;
  const { statusCode, multiValueHeaders = {} } = heads.get(stream) ?? { statusCode: 0 };
  process.stdout.write(
    `${JSON.stringify({ status: statusCode, headers: multiValueHeaders, body: Buffer.concat(chunks).toString('base64') })}\n`,
  );
}
