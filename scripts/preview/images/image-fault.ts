/** Why a picture cannot be served, as a status and a sentence. */
export class ImageFault extends Error {
  readonly status: 400 | 403 | 404 | 415 | 502;

  constructor(status: ImageFault['status'], message: string) {
    super(message);
    this.name = 'ImageFault';
    this.status = status;
  }
}
