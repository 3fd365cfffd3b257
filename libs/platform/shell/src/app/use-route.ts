import { matchRoute, splitLanguage, type RouteMatch } from '@touchline/shared-routes';
import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The route of the page that is shown, with its path as the url has it. */
export function useRoute(): RouteMatch & { pathname: string } {
  const { pathname } = useLocation();
  return useMemo(() => ({ ...matchRoute(splitLanguage(pathname).path), pathname }), [pathname]);
}
