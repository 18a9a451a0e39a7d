/** Why a build did not go well, in one line. */
export function toReason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
