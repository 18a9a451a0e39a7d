import { CLI_VERSION, findCli } from '../support/netlify-cli.ts';

export default function setup(): void {
  if (findCli() !== null) return;
  console.error(
    `These tests run the real Netlify CLI, which is not in PATH: npm install --global --ignore-scripts netlify-cli@${CLI_VERSION}`,
  );
  process.exit(1);
}
