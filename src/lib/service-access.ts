/** A service's address without a trailing slash, and its credentials. Never for a browser. */
export interface ServiceAccess {
  readonly url: string;
  readonly salt: string;
  /** `api_token` of the panel, `api_key` of the talent service. */
  readonly key: string;
}
