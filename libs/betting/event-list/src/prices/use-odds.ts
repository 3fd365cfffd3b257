import { formatCoef } from '@touchline/betting-coupon-math';
import { selectCoefNotation } from '@touchline/shared-config';
import { selectView, type RootState } from '@touchline/shared-state';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';

/** Formats coefficients in the player's format; the function changes identity only when the format changes. @spec OD-01 */
export function useOdds(): (coef: number) => string {
  const { locale } = useIntl();
  const notation = useSelector((state: RootState) => selectCoefNotation(state, selectView(state).coefViewId));
  return useCallback((coef) => formatCoef(coef, notation, { locale }), [notation, locale]);
}
