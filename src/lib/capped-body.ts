/** Reads a body up to a limit in bytes, ignoring `Content-Length`. Throws when it breaks off, and
 * the signal's reason on abort; a fetch's own signal breaks off its answer. */
export async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | 'too large'> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const cancel = () => void reader.cancel(signal?.reason).catch(() => undefined);
  signal?.addEventListener('abort', cancel);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal?.throwIfAborted();
      if (done) return Buffer.concat(chunks, size);
      size += value.byteLength;
      if (size > limit) {
        void reader.cancel().catch(() => undefined);
        return 'too large';
      }
      chunks.push(value);
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}
