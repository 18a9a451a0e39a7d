export class CatalogueError extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.name = 'CatalogueError';
    this.code = code;
  }
}
