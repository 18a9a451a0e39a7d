/** Messages per field of a refused form. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** A refusal with its status and a sentence for the caller; anything else thrown inside a handler is a 500. */
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
