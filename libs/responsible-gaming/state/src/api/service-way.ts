import { LIMIT_SERVICE_PATHS } from '@touchline/responsible-gaming-contract';
import { selectSiteConfig } from '@touchline/shared-config';
import { selectLanguage, type RootState } from '@touchline/shared-state';
import type { LimitServiceWay } from './limit-changes.ts';

/** Base path of the limit service from the site's configuration, and the language of the page. @spec RG-04 */
export const selectServiceWay = (state: RootState): LimitServiceWay => ({
  base: selectSiteConfig(state)?.limitServicePath ?? LIMIT_SERVICE_PATHS[0],
  lang: selectLanguage(state),
});
