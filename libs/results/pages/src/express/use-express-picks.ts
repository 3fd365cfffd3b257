import { betToggled, selectCouponBets, selectOneClick, type Pick } from '@touchline/betting-coupon-state';
import { useAppSelector } from '@touchline/ui-pages';
import { useDispatch, useSelector } from 'react-redux';

type Picked = Omit<Pick, 'source' | 'pageType'>;

export interface ExpressPicks {
  isPicked: (outcomeId: number) => boolean;
  toggle: (pick: Picked) => void;
  /** In one-click mode each press places a bet at once, so an express cannot be built. */
  isOneClick: boolean;
}

/** Adds picks of this page to the coupon and removes them. @param source - the list that they are picked from. @spec BT-09 CP-24 */
export function useExpressPicks(source = 'express'): ExpressPicks {
  const dispatch = useDispatch();
  const bets = useSelector(selectCouponBets);
  const isOneClick = useAppSelector((state) => selectOneClick(state).isActive);
  return {
    isOneClick,
    isPicked: (outcomeId) => bets.some((bet) => bet.outcomeId === outcomeId),
    toggle: (pick) => void dispatch(betToggled({ ...pick, source, pageType: 'express' })),
  };
}
