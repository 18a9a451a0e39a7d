import { hasFile } from '../pictures/store.ts';

/** Why a picture field is refused, in a sentence; empty when it names a file of the storage or an address on the web. */
export function checkFile(what: string, file: string): string {
  if (hasFile(file) || (/^https?:\/\/[^\s"<>]+$/i.test(file) && file.length <= 500)) return '';
  return `${what} precisa ser um arquivo do acervo (como talents/ana-sa/cover.jpg) ou um endereço http.`;
}
