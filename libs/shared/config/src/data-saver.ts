import type { SiteConfig } from '@touchline/shared-contract';

/** A page that saves data polls so many times less often; live games keep to the 10 s that they may wait at most. @spec CF-06 */
export const SLOWER = 3;

const paced = (site: SiteConfig, factor: number): SiteConfig => ({
  ...site,
  polling: Object.fromEntries(Object.entries(site.polling).map(([kind, ms]) => [kind, ms * factor])) as SiteConfig['polling'],
});

/** The configuration of a page whose player saves data: the same with a slower table of polls. @spec CF-06 */
export const forDataSaver = (site: SiteConfig): SiteConfig => paced(site, SLOWER);
/** Takes back what `forDataSaver` did. */
export const withoutDataSaver = (site: SiteConfig): SiteConfig => paced(site, 1 / SLOWER);
