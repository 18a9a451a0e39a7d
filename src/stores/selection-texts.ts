import { NO_TEXTS, toSelectionTexts, type SelectionTexts } from '../domain/selection.ts';
import { deviceTexts, type TextStorage } from '../lib/browser-storage.ts';
import { TEXTS_KEY } from './selection.ts';
import { keepInStep, createJsonStore, type JsonStore } from './json-store.ts';

const TEXT_LIMIT = 500_000;

export function createTexts(storage: TextStorage): JsonStore<SelectionTexts> {
  return createJsonStore(
    storage,
    { key: TEXTS_KEY, version: 1, limit: TEXT_LIMIT, parse: toSelectionTexts },
    NO_TEXTS,
  );
}

export const texts = createTexts(deviceTexts);
keepInStep(TEXTS_KEY, texts);
