import { loginPath, matchRoute, splitLanguage } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';

/** Return url to this page; undefined on pages for visitors only. */
export function useReturnPlace(): string | undefined {
  const { pathname, search } = useLocation();
  return matchRoute(splitLanguage(pathname).path).row.access === 'guest' ? undefined : pathname + search;
}

/** The sign-in url with a return url to this page, except on pages for visitors only. @spec GD-17 */
export const useLoginPath = (): string => loginPath(useSelector(selectLanguage), useReturnPlace());
