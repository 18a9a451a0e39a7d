declare namespace App {
  interface Locals {
    /** The public settings of this build. */
    settings: import('./config/site-settings.ts').SiteSettings;
    /** Year of the copyright line. */
    year: number;
  }
}
