import { readdirSync, readlinkSync } from 'node:fs';

/** How many files more this process has open after `rounds` of an act than after its first, which
 * may load what stays. */
export async function filesLeftOpen(act: () => unknown, rounds = 20): Promise<number> {
  const count = () => readdirSync('/dev/fd').length;
  await act();
  const before = count();
  for (let round = 0; round < rounds; round += 1) await act();
  return Math.max(0, count() - before);
}

/** The files below a folder that this process has open; none where the system does not tell. */
export function openFilesIn(folder: string): readonly string[] {
  return readdirSync('/dev/fd')
    .map((fd) => {
      try {
        return readlinkSync(`/dev/fd/${fd}`);
      } catch {
        return '';
      }
    })
    .filter((file) => file.startsWith(folder));
}
