/** Why a load failed: one line that names the collection, and a code for error pages. */
export class CatalogueError extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.name = 'CatalogueError';
    this.code = code;
  }
}
