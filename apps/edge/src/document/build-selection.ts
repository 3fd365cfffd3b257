import type { Build } from '@touchline/shared-state';

export const BUILD_COOKIE = 'tl-build';

export interface BuildFacts {
  /** Value of the query `platform_type`. */
  platformType?: string | null | undefined;
  cookie?: string | undefined;
  /** Header `Sec-CH-UA-Mobile`: `?1` or `?0`. */
  clientHint?: string | undefined;
  userAgent?: string | undefined;
}

const isBuild = (value: unknown): value is Build => value === 'desktop' || value === 'mobile';
const PHONE = /\b(iPhone|iPod|Android(?=.*\bMobile\b)|Windows Phone|IEMobile|Opera Mini|BlackBerry|BB10|KAIOS)\b/i;

/**
 * Selects the build of the host by the query, the stored choice, the client hint and the User-Agent, in this order. A tablet gets the
 * desktop build.
 *
 * @returns the build, and whether the query chose it, so that the choice is stored.
 * @spec PL-03 PL-04
 */
export function selectBuild({ platformType, cookie, clientHint, userAgent = '' }: BuildFacts): { build: Build; isChosen: boolean } {
  if (isBuild(platformType)) return { build: platformType, isChosen: true };
  if (isBuild(cookie)) return { build: cookie, isChosen: false };
  if (clientHint === '?1' || clientHint === '?0') return { build: clientHint === '?1' ? 'mobile' : 'desktop', isChosen: false };
  return { build: PHONE.test(userAgent.slice(0, 1000)) ? 'mobile' : 'desktop', isChosen: false };
}
