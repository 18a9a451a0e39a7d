import fileSaver from 'file-saver';

/** Saves a file on the visitor's device, as a download does. */
export function saveFile(file: Blob, name: string): void {
  fileSaver.saveAs(file, name);
}

/** Saves the zip of an answer under the name of its talent or brief; rejects if the answer is not a
 * zip. */
export async function saveZip(answer: Response, name: string): Promise<void> {
  if (!answer.ok || answer.headers.get('Content-Type')?.startsWith('application/zip') !== true)
    throw new Error('No zip');
  saveFile(await answer.blob(), `${name} | Amazing.zip`);
}
