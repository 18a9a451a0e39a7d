/** The keys are the service's, which adds `_followers` for the count. */
export const NETWORKS = {
  instagram: { name: 'Instagram', home: 'instagram.com/' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly home: string }>>;

export type Network = keyof typeof NETWORKS;
export const NETWORK_CODES = Object.keys(NETWORKS) as readonly Network[];

export interface Account {
  readonly network: Network;
  readonly handle: string;
  readonly followers: number | null;
}
