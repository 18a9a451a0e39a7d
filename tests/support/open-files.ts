import { readdirSync, readlinkSync } from 'node:fs';

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
