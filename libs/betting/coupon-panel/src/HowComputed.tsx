import { isOneProduct, specifiedWinText } from '@touchline/betting-booked-coupon';
import { selectCouponCurrency, selectCouponSettings, selectFigures, selectParts, selectTypeId } from '@touchline/betting-coupon-state';
import { WinComputed } from '@touchline/betting-ui';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useMoney } from './use-money.ts';

/** How the win of a single or an express is computed, with the figure of the specification as a step. @spec CP-09 */
export function HowComputed() {
  const intl = useIntl();
  const money = useMoney();
  const figures = useSelector(selectFigures);
  const typeId = useSelector(selectTypeId);
  const isOne = useSelector(selectParts).length === 1;
  const { exponent } = useSelector(selectCouponCurrency);
  const { isPossibleWinShown } = useSelector(selectCouponSettings);
  if (figures === null || figures.totalAmount === 0 || !isOne || !isOneProduct(typeId) || !isPossibleWinShown) return null;
  const { coef, exactCoef, totalAmount: amount, maxWin } = figures;
  return <WinComputed computed={specifiedWinText(intl, { amount, exponent, coef, exactCoef })} possibleWin={money(maxWin)} />;
}
