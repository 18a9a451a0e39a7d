import { FILE_NAME_LENGTH } from '../../../domain/constants.ts';
import { toSigns } from '../../../domain/display-name.ts';

const READ_LENGTH = 500;

export function shortFileName(name: string): string {
  const start = name.slice(0, READ_LENGTH).normalize('NFC');
  const signs = toSigns(start);
  return signs.length > FILE_NAME_LENGTH || name.length > READ_LENGTH
    ? `${signs.slice(0, FILE_NAME_LENGTH).join('')}…`
    : start;
}
