import type { AstroIntegration } from 'astro';
import type { Environment } from './variables.ts';

/** Loads the catalogue before anything is rendered. */
export function catalogueIntegration(_env: Environment): AstroIntegration {
  return { name: 'catalogue', hooks: {} };
}
