export interface ServiceAccess {
  readonly url: string;
  readonly salt: string;
  readonly key: string;
}
