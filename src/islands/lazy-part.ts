/** Never rejects: after `null` the next call tries again, and knows the module by one export. */
export function lazyPart<Module extends object>(
  importPart: () => Promise<Module>,
  { knownBy }: { readonly knownBy: keyof Module },
): () => Promise<Module | null> {
  let loading: Promise<Module | null> | null = null;
  let failed: string | null = null;
  /** Browsers remember a failed module by its address. */
  const importAgain = async (address: string): Promise<Module> => {
    // eslint-disable-next-line no-restricted-syntax -- The loader itself.
    const file = (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as object;
    // A file that several parts share exports each as an object.
    const exports: readonly unknown[] = Object.values(file);
    const part = [file, ...exports].find((each): each is Module => knownBy in Object(each));
    if (part === undefined) throw new Error(`${address} has no ${String(knownBy)}.`);
    return part;
  };
  return () =>
    (loading ??= (failed === null ? importPart() : importAgain(failed)).catch((error: unknown) => {
      failed ??= toOwnAddress(error);
      return (loading = null);
    }));
}

/** Not all browsers' errors name the file. */
function toOwnAddress(error: unknown): string | null {
  const [address = ''] =
    /https?:\/\/\S+\.js/.exec(error instanceof Error ? error.message : '') ?? [];
  return address.startsWith(`${location.origin}/`) ? address : null;
}
