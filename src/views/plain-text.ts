export function toPlainLines(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}
