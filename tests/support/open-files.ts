import { readdirSync, readlinkSync } from 'node:fs';

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
