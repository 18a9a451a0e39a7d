/** The words of a text, such as the cases of a test. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);
