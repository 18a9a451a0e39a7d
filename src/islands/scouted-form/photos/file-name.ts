import { FILE_NAME_LENGTH } from '../../../domain/constants.ts';

/** A file's name as it is shown: 20 characters and an ellipsis at most. */
export function shortFileName(name: string): string {
  const whole = name.normalize('NFC');
  const characters = Array.from(whole);
  return characters.length > FILE_NAME_LENGTH ? `${characters.slice(0, FILE_NAME_LENGTH).join('')}…` : whole;
}
