/** This visitor's briefs, in step with the browser's storage and with other tabs. */
import { toTextStorage } from '../lib/storage.ts';
import { BRIEF_KEY, createBrief, createSavedBriefs, SAVED_BRIEFS_KEY } from './brief-store.ts';
import { keepInStep } from './in-step.ts';

const storage = toTextStorage(() => window.localStorage);

/** The open one. */
export const brief = createBrief(storage);
keepInStep(BRIEF_KEY, brief);

/** Those put aside. */
export const savedBriefs = createSavedBriefs(storage);
keepInStep(SAVED_BRIEFS_KEY, savedBriefs);
