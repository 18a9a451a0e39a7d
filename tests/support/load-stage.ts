import { openCopies, type Copies } from '../../src/catalogue/copies.ts';
import {
  CONCURRENCY,
  loadCatalogue,
  type Loaded,
  type LoadParts,
} from '../../src/catalogue/load-catalogue.ts';
import { readBuildConfig } from '../../src/config/build-config.ts';
import { createHttpTools, type HttpTools } from '../../src/lib/http.ts';

/** Real tools whose back-off waits are short, so that tests spend their time on requests. */
export function briskTools(overrides: Partial<HttpTools> = {}): HttpTools {
  const tools = createHttpTools(CONCURRENCY);
  return {
    ...tools,
    sleep: (milliseconds, signal) => tools.sleep(Math.min(milliseconds, 5), signal),
    ...overrides,
  };
}

/** Copies that live as long as a test. */
export function openTestCopies(): Copies {
  return openCopies(null, () => undefined);
}

/** Loads the catalogue as a build would, from the services that an environment names. */
export function loadFrom(
  env: Readonly<Record<string, string>>,
  parts: Partial<LoadParts> = {},
): Promise<Loaded> {
  const { services, strict, site } = readBuildConfig(env);
  const copies = parts.copies ?? openTestCopies();
  return publishing(
    loadCatalogue({ services, strict, site, tools: briskTools(), ...parts, copies }),
    copies,
  );
}

/** As if a release of the content had been published. */
async function publishing(load: Promise<Loaded>, copies: Copies): Promise<Loaded> {
  const loaded = await load;
  copies.save();
  return loaded;
}

/** The one-line reason of a load that fails. */
export async function reasonOf(load: Promise<Loaded>): Promise<string> {
  return load.then(
    () => 'it loaded',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}
