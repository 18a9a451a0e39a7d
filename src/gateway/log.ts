/** Lines never contain personal data. */
export interface LogLine {
  /** `error` needs a person. */
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly [detail: string]: string | number | boolean | readonly string[];
}

export type Log = (line: LogLine) => void;

export function createLog(write: (line: string) => void): Log {
  return (line) => {
    write(JSON.stringify({ time: new Date().toISOString(), ...line }));
  };
}

export function toCodedError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

export function toErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause instanceof Error ? toErrorCode(error.cause) : error.name;
}
