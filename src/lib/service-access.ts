/** A service, its base URL without a trailing slash, and what signs in there. Secrets: never for a browser. */
export interface ServiceAccess {
  readonly url: string;
  readonly salt: string;
  /** `api_token` of the panel, `api_key` of the talent service. */
  readonly key: string;
}
