import { HttpError } from '../lib/http-error.ts';

/** Why there is no catalogue: one line that names the collection, and a short code for error pages. */
export class CatalogueError extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.name = 'CatalogueError';
    this.code = code;
  }
}

/** The failure of one collection. Errors that are no failed request pass through: they are faults of the program. */
export function toCatalogueError(collection: string, error: unknown, hint = ''): CatalogueError {
  if (error instanceof CatalogueError) return error;
  if (error instanceof HttpError) return new CatalogueError(`${collection}: ${error.message}${hint}`, error.code);
  throw error;
}
