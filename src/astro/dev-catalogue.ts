import { openCopies } from '../catalogue/copies.ts';
import { setBuildContent } from '../catalogue/current.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { digest } from '../lib/digest.ts';
import { readBuildConfig } from '../config/build-config.ts';
import type { Environment } from '../config/variables.ts';
import { toErrorCode, toErrorMessage } from '../lib/errors.ts';

export type DevState =
  | {
      readonly ok: true;
      readonly changed: boolean;
      readonly warnings: readonly string[];
    }
  | { readonly ok: false; readonly code: string; readonly reason: string };

const FRESH_FOR = 4_000;

export function createDevCatalogue(env: Environment): () => Promise<DevState> {
  const copies = openCopies(null, () => undefined);
  let state: Promise<DevState> | null = null;
  let staleFrom = 0;
  let shown = '';

  const load = async (): Promise<DevState> => {
    try {
      const { services, site } = readBuildConfig(env);
      const { catalogue, report } = await loadCatalogue({
        services,
        site,
        strict: true,
        allowShrink: true,
        copies,
      });
      copies.save();
      setBuildContent({ catalogue, settings: site });
      const before = shown;
      shown = digest(catalogue);
      return { ok: true, changed: shown !== before, warnings: report.warnings };
    } catch (error) {
      return { ok: false, code: toErrorCode(error), reason: toErrorMessage(error) };
    } finally {
      staleFrom = Date.now() + FRESH_FOR;
    }
  };

  return () => {
    if (state === null || Date.now() >= staleFrom) {
      staleFrom = Number.POSITIVE_INFINITY;
      state = load();
    }
    return state;
  };
}
