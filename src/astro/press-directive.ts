import type { AstroIntegration } from 'astro';

export function pressDirective(): AstroIntegration {
  return {
    name: 'press-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'press', entrypoint: './src/islands/press.ts' });
      },
    },
  };
}
