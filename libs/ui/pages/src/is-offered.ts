import type { SiteConfig } from '@touchline/shared-contract';
import { matchRoute, splitLanguage } from '@touchline/shared-routes';

export interface OfferFacts {
  /** Null or undefined while unknown; nothing is hidden then. */
  site: Pick<SiteConfig, 'availableRoutes' | 'isRegistrationAllowed' | 'isVipDomain' | 'isShowIdentification'> | null | undefined;
  /** Whether the person is signed in. */
  isSignedIn: boolean;
}

/**
 * Whether a navigation link leads to a page that this person can open on this site. The guards check again on navigation.
 *
 * @spec RT-02 RT-14
 */
export function isOffered(href: string, { site, isSignedIn }: OfferFacts): boolean {
  const { row } = matchRoute(splitLanguage(href).path);
  if (row.access === (isSignedIn ? 'guest' : 'auth')) return false;
  if (site?.availableRoutes?.includes(row.id) === false) return false;
  if (row.condition === 'registration') return site == null || (site.isRegistrationAllowed && !site.isVipDomain);
  return row.condition !== 'identification' || site?.isShowIdentification !== false;
}
