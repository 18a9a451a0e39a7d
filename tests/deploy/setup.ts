import { spawnSync } from 'node:child_process';
import { CLI_VERSION } from '../support/netlify-cli.ts';

export default function setup(): void {
  // Looked for, not run: it takes seconds to start.
  if (spawnSync('sh', ['-c', 'command -v netlify']).status === 0) return;
  console.error(
    `These tests run the real Netlify CLI, which is not in PATH: npm install --global --ignore-scripts netlify-cli@${CLI_VERSION}`,
  );
  process.exit(1);
}
