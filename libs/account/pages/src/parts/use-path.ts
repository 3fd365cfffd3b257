import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { useSelector } from 'react-redux';

type Place =
  | 'office-account'
  | 'office-history'
  | 'office-historypay'
  | 'block-appeal-history'
  | 'office-recharge'
  | 'office-deduce'
  | 'office-verification'
  | 'office-bonus-deposit'
  | 'office-bonus-wager'
  | 'office-promotion'
  | 'office-bringfriend'
  | 'office-vipcashback'
  | 'office-support'
  | 'sumsub';

/** Paths of pages in the current language. */
export function usePath(): (place: Place) => string {
  const lang = useSelector(selectLanguage);
  return (place) => routePath(place, {}, { lang });
}
