import type { PressOptions } from './islands/press.ts';
import type { SiteSettings } from './config/site-settings.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:press'?: true | PressOptions;
  }
}

declare global {
  namespace App {
    interface Locals {
      settings: SiteSettings;
    }
  }
}
