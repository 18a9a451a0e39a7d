/** Lines never contain personal data. */
export interface LogLine {
  /** `error` needs a person. */
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly [detail: string]: string | number | boolean | readonly string[];
}

export type Log = (line: LogLine) => void;

export function createLog(write: (line: string) => void): Log {
  return (line) => write(JSON.stringify({ time: new Date().toISOString(), ...line }));
}
