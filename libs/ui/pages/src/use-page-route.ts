import { matchRoute, safeReturnUrl, splitLanguage, type RouteMatch } from '@touchline/shared-routes';
import { useLocation } from 'react-router';
import type { PageParams } from './section-plan.ts';

/** The route of the shown page, found by the matcher of the route table. @spec RT-15 */
export const usePageRoute = (): RouteMatch => matchRoute(splitLanguage(useLocation().pathname).path);

/** Parameters of the shown page. */
export const usePageParams = (): PageParams => usePageRoute().params;

/** Query of the shown page. */
export const usePageQuery = (): URLSearchParams => new URLSearchParams(useLocation().search);

/** Only paths pass the check, so the base origin does not matter; the server does not know the public one. */
const ANY_ORIGIN = 'https://site.invalid';

/** The page of this site that `returnUrl` of the shown page leads back to; null without a safe one. @spec GRD-1 */
export const useReturnPath = (): string | null => safeReturnUrl(usePageQuery().get('returnUrl'), ANY_ORIGIN);

/** Address of the shown page with these parameters of its query set, and the others as they are. */
export function useQueryPath(): (changes: Readonly<Record<string, string>>) => string {
  const { pathname, search } = useLocation();
  return (changes) => {
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) query.set(name, value);
    return `${pathname}?${query.toString()}`;
  };
}
