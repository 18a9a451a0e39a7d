/** A chosen place beside the list it was chosen from. */
import { parsePlace, toPlaceText } from '../../contracts/place.ts';
import type { PlaceList } from './places.ts';

/**
 * What remains of a choice once its list is known: the same place in the list's own words; nothing for a place that the list does not
 * have, or that was typed where there is a list.
 */
export function keepPlace(list: PlaceList, text: string): string {
  if (list.kind !== 'ready' || text === '') return text;
  const chosen = parsePlace(text);
  if (chosen === null) return '';
  if (list.places.length === 0) return chosen.id === '' ? text : '';
  const listed = list.places.find(({ id }) => id === chosen.id);
  return listed === undefined ? '' : toPlaceText(listed);
}

/** A typed place as the field's text; empty for no words. */
export function typedPlace(words: string): string {
  return words.trim() === '' ? '' : toPlaceText({ id: '', label: words });
}
