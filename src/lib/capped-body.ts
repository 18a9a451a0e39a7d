export async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | 'too large'> {
  // Only a pipe takes a signal.
  const abortable =
    signal && body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of abortable ?? body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return 'too large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
