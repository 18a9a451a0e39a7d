/** The networks, by the service's key; the service adds `_followers` to it. */
export const NETWORKS = {
  instagram: { name: 'Instagram', home: 'instagram.com/' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly home: string }>>;

export type Network = keyof typeof NETWORKS;
export const NETWORK_CODES = Object.keys(NETWORKS) as readonly Network[];

export interface Account {
  readonly network: Network;
  /** Without the @. */
  readonly handle: string;
  /** As in the back office: `12400`, `12.4k`, `1.2m`. */
  readonly followers: string | null;
}
