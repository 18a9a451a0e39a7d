/** Apart from `toImage`, because every page loads it. */
export const FALLBACK_PICTURE = '/fallback.svg';
