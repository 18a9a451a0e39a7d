/** Builds the project in the working folder as Netlify's own machines do: `netlify-build.ts <module
 * of @netlify/build> <cache>`. */
import { pathToFileURL } from 'node:url';

interface NetlifyBuild {
  readonly default: (flags: object) => Promise<{ readonly severityCode: number }>;
}

const [, , module = '', cacheDir] = process.argv;
const { default: build } = (await import(pathToFileURL(module).href)) as NetlifyBuild;
const { severityCode } = await build({
  ...{ cwd: process.cwd(), repositoryRoot: process.cwd(), cacheDir, env: process.env },
  ...{ mode: 'buildbot', context: 'production', branch: 'main', offline: true, telemetry: false },
  // Else it lists what else runs on this machine.
  testOpts: { silentLingeringProcesses: true },
});
process.exit(severityCode);
