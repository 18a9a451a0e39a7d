import type { SiteSettings } from './config/site-settings.ts';

declare global {
  namespace App {
    /** What the middleware provides to every page. */
    interface Locals {
      /** The public settings of this build. */
      settings: SiteSettings;
    }
  }
}
