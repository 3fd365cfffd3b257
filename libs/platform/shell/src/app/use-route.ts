import { matchRoute, splitLanguage, type RouteMatch } from '@touchline/shared-routes';
import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The route of the shown page, with the path of its url. */
export function useRoute(): RouteMatch & { pathname: string } {
  const { pathname } = useLocation();
  return useMemo(() => ({ ...matchRoute(splitLanguage(pathname).path), pathname }), [pathname]);
}
