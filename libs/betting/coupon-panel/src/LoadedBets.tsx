import { loadedClosed, selectCouponBets, selectLoadedCoupon, type LoadedBet } from '@touchline/betting-coupon-state';
import { useOdds } from '@touchline/betting-event-list';
import { LoadedCoupon, type LoadedBetView } from '@touchline/betting-ui';
import { useDispatch, useSelector } from 'react-redux';
import { useBetWords } from './use-bet-words.ts';

/** Which bets of a loaded coupon are still offered, and at which odds. @spec CP-31 GD-16 */
export function LoadedBets() {
  const dispatch = useDispatch();
  const loaded = useSelector(selectLoadedCoupon);
  const bets = useSelector(selectCouponBets);
  const words = useBetWords();
  const odds = useOdds();
  const viewOf = ({ outcomeId, verdict, coefThen, coefNow }: LoadedBet): LoadedBetView => {
    const bet = bets.find((one) => one.outcomeId === outcomeId);
    const betWords = bet === undefined ? null : words(bet, 0);
    const then = coefThen !== null && coefThen !== coefNow ? { oddsThen: odds(coefThen) } : {};
    return {
      id: outcomeId,
      state: verdict,
      ...(betWords !== null && { pick: betWords.pick, ...(betWords.game !== undefined && { game: betWords.game }) }),
      ...then,
      ...(coefNow !== null && { oddsNow: odds(coefNow) }),
    };
  };
  if (loaded.status !== 'ready') return null;
  return <LoadedCoupon bets={loaded.bets.map(viewOf)} leftOut={loaded.leftOut} onClose={() => dispatch(loadedClosed())} />;
}
