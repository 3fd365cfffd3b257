import { couponCodeEntered, loadedClosed, selectCouponBets, selectLoadedCoupon, type LoadedBet } from '@touchline/betting-coupon-state';
import { CodeField, LoadedCoupon, type LoadedBetView } from '@touchline/betting-ui';
import { Notice } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useOdds } from '@touchline/betting-event-list';
import { useBetWords } from './use-bet-words.ts';

/** The code of a shared coupon, typed by hand. @spec CP-31 */
export function LoadByCode() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const loaded = useSelector(selectLoadedCoupon);
  const [code, setCode] = useState('');
  const error =
    loaded.status !== 'failed'
      ? undefined
      : loaded.reason === 'unknown-code'
        ? intl.formatMessage({ id: 'betting.loaded.unknownCode', defaultMessage: 'Booking code not found. Check it and try again.' })
        : intl.formatMessage({ id: 'betting.loaded.notReached', defaultMessage: "Couldn't load the coupon. Try again." });
  return (
    <CodeField
      value={code}
      onChange={(text) => {
        setCode(text);
        if (loaded.status === 'failed') dispatch(loadedClosed());
      }}
      onLoad={() => {
        if (code.trim() !== '') dispatch(couponCodeEntered({ code: code.trim() }));
      }}
      isBusy={loaded.status === 'loading'}
      error={error}
    />
  );
}

/** How the bets of a loaded coupon fared. @spec CP-31 GD-16 */
export function LoadedBets() {
  const dispatch = useDispatch();
  const loaded = useSelector(selectLoadedCoupon);
  const bets = useSelector(selectCouponBets);
  const words = useBetWords();
  const odds = useOdds();
  const viewOf = ({ outcomeId, verdict, coefThen, coefNow }: LoadedBet): LoadedBetView => {
    const bet = bets.find((one) => one.outcomeId === outcomeId);
    const told = bet === undefined ? null : words(bet, 0);
    const then = coefThen !== null && coefThen !== coefNow ? { oddsThen: odds(coefThen) } : {};
    return {
      id: outcomeId,
      state: verdict,
      ...(told !== null && { pick: told.pick, ...(told.game !== undefined && { game: told.game }) }),
      ...then,
      ...(coefNow !== null && { oddsNow: odds(coefNow) }),
    };
  };
  if (loaded.status !== 'ready') return null;
  return <LoadedCoupon bets={loaded.bets.map(viewOf)} leftOut={loaded.leftOut} onClose={() => dispatch(loadedClosed())} />;
}

/** A link that could not be followed, where no field is there to say it. @spec CP-31 GD-16 */
export function LoadFailed() {
  const dispatch = useDispatch();
  const loaded = useSelector(selectLoadedCoupon);
  if (loaded.status !== 'failed') return null;
  return (
    <Notice tone="warn" onClose={() => dispatch(loadedClosed())}>
      <FormattedMessage id="betting.loaded.failed" defaultMessage="Couldn't load the shared coupon" />
    </Notice>
  );
}
