import {
  editCoupon,
  noticeClosed,
  resultClosed,
  selectCouponAct,
  selectCouponBets,
  selectDroppedBets,
  selectPlacement,
  selectUndo,
} from '@touchline/betting-coupon-state';
import { OddsChangeNotice } from '@touchline/betting-ui';
import { Button, Notice } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { LoadFailed } from './LoadCoupon.tsx';
import { PendingNotice } from './PendingNotice.tsx';
import { Refusal } from './Refusal.tsx';
import { useBetWords } from './use-bet-words.ts';

/** Notices above the main button: refusals, changed prices, removed or lost bets. @spec BET-8 CP-25 CPN-4 */
export function CouponNotices() {
  const dispatch = useDispatch();
  const placement = useSelector(selectPlacement);
  const act = useSelector(selectCouponAct);
  const bets = useSelector(selectCouponBets);
  const undo = useSelector(selectUndo);
  const dropped = useSelector(selectDroppedBets);
  const words = useBetWords();
  const changed = act.kind === 'accept-changes' ? bets.filter(({ outcomeId }) => outcomeId in act.coefs) : [];
  return (
    <>
      {placement.status === 'rejected' && <Refusal reason={placement.reason} />}
      {placement.status === 'not-arrived' && (
        <Notice
          tone="warn"
          title={<FormattedMessage id="betting.refusal.title" defaultMessage="Bet not placed" />}
          onClose={() => dispatch(resultClosed())}
        >
          <FormattedMessage id="betting.coupon.notArrived" defaultMessage="Your bet didn't reach us. It's safe to place it again." />
        </Notice>
      )}
      {placement.status === 'pending' && <PendingNotice />}
      {changed.length > 0 && (
        <OddsChangeNotice
          changes={changed.map((bet) => {
            const { id, pick, odds, oddsWhenPicked } = words(bet, 0);
            return { id, pick, from: oddsWhenPicked ?? odds, to: odds };
          })}
        />
      )}
      {undo !== null && (
        <Notice
          tone="info"
          actions={
            <Button size="small" aria-keyshortcuts="Control+Z" onClick={() => dispatch(editCoupon({ kind: 'undo' }))}>
              <FormattedMessage id="betting.coupon.undo" defaultMessage="Undo" />
            </Button>
          }
        >
          <FormattedMessage
            id="betting.coupon.removed"
            defaultMessage="{count, plural, one {# selection removed} other {# selections removed}}"
            values={{ count: undo.bets.length }}
          />
        </Notice>
      )}
      {bets.length > 0 && <LoadFailed />}
      {dropped > 0 && (
        <Notice tone="warn" onClose={() => dispatch(noticeClosed())}>
          <FormattedMessage
            id="betting.coupon.dropped"
            defaultMessage="{count, plural, one {We couldn't restore # saved selection.} other {We couldn't restore # saved selections.}}"
            values={{ count: dropped }}
          />
        </Notice>
      )}
    </>
  );
}
