import type { SiteConfig } from '@touchline/shared-contract';

/** Factor of the poll intervals with the data saver; live games stay within their limit of 10 s. @spec CF-06 */
export const SLOWER = 3;

const paced = (site: SiteConfig, factor: number): SiteConfig => ({
  ...site,
  polling: Object.fromEntries(Object.entries(site.polling).map(([kind, ms]) => [kind, ms * factor])) as SiteConfig['polling'],
});

/** The configuration with the data saver on: the same with longer poll intervals. @spec CF-06 */
export const forDataSaver = (site: SiteConfig): SiteConfig => paced(site, SLOWER);
/** Reverts `forDataSaver`. */
export const withoutDataSaver = (site: SiteConfig): SiteConfig => paced(site, 1 / SLOWER);
