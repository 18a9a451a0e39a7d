/** Messages by field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** A refusal with status and message. Other errors in a handler become a 500. */
export class Problem extends Error {
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, more: { errors?: FieldErrors; headers?: Readonly<Record<string, string>> } = {}) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
  }
}
