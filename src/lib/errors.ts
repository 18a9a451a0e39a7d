export function toErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function toCodedError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

export function toErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause instanceof Error ? toErrorCode(error.cause) : error.name;
}
