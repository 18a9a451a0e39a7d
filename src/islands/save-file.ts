import fileSaver from 'file-saver';

/** Saves a file on the visitor's device, as a download does. */
export function saveFile(file: Blob, name: string): void {
  fileSaver.saveAs(file, name);
}
