import fileSaver from 'file-saver';

export function saveFile(file: Blob, name: string): void {
  fileSaver.saveAs(file, name);
}

export async function saveZip(answer: Response, name: string): Promise<void> {
  if (!answer.ok || answer.headers.get('Content-Type')?.startsWith('application/zip') !== true)
    throw new Error('No zip');
  saveFile(await answer.blob(), `${name} | Amazing.zip`);
}
