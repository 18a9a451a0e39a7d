/** Makes the loader of a part of the program that comes on first use. It never rejects: `null` says
 * that the part did not come, and the next call tries again, as far as the browser does. */
export function lazyPart<Part>(importPart: () => Promise<Part>): () => Promise<Part | null> {
  let loading: Promise<Part | null> | null = null;
  return () => (loading ??= importPart().catch(() => (loading = null)));
}
