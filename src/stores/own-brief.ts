/** This visitor's briefs, in step with the storage and other tabs. */
import { toTextStorage } from '../lib/browser-storage.ts';
import { BRIEF_KEY, createBrief, createSavedBriefs, SAVED_BRIEFS_KEY } from './brief-store.ts';
import { keepInStep } from './in-step.ts';

const storage = toTextStorage(() => window.localStorage);

export const brief = createBrief(storage);
keepInStep(BRIEF_KEY, brief);

export const savedBriefs = createSavedBriefs(storage);
keepInStep(SAVED_BRIEFS_KEY, savedBriefs);
