import { selectLanguage } from '@touchline/shared-state';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { readPlace, type LinePlace } from './read-place.ts';

/** Location of the current page in the line. */
export function usePlace(): LinePlace {
  const { pathname } = useLocation();
  const lang = useSelector(selectLanguage);
  return useMemo(() => readPlace(pathname, lang), [pathname, lang]);
}
