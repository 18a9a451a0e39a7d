/** How a build ends. `kept`: it is published, and something on it is from before. */
export const EXIT = { whole: 0, failed: 1, kept: 3 } as const;
