/** The networks of talents: what each is called, and where a handle leads. The service names a talent's by the key, with `_followers` beside it. */
export const NETWORKS = {
  instagram: { name: 'Instagram', home: 'instagram.com/' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly home: string }>>;

export type Network = keyof typeof NETWORKS;
export const NETWORK_CODES = Object.keys(NETWORKS) as readonly Network[];

/** A talent on a network. */
export interface Account {
  readonly network: Network;
  /** Without the leading @. */
  readonly handle: string;
  /** As the back office keeps it: `12400`, `12.4k`, `1.2m`. */
  readonly followers: string | null;
}
