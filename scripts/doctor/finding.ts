export interface Finding {
  readonly endpoint: string;
  /** `yes`, a status without content, or an error code. */
  readonly answered: string;
  readonly records: number | null;
  readonly leftOut: number | null;
  readonly seconds: number;
  /** Why a build would fail or its pages be useless. */
  readonly fault: string | null;
  /** Harmless to a build, but not to visitors or editors. */
  readonly remarks: readonly string[];
}

export async function timed(
  endpoint: string,
  examine: () => Promise<Omit<Finding, 'endpoint' | 'seconds'>>,
): Promise<Finding> {
  const startedAt = performance.now();
  const found = await examine();
  return { endpoint, ...found, seconds: (performance.now() - startedAt) / 1000 };
}

/** How a fault begins that fails no build but leaves every page without its pictures. */
export const PICTURES_FAULT = 'pictures:';

export const NOTHING = { records: null, leftOut: null, fault: null, remarks: [] } as const;
