import {
  oneClickAnswered,
  oneClickClosed,
  oneClickWanted,
  selectCouponCount,
  selectOneClick,
  type OneClickBet,
} from '@touchline/betting-coupon-state';
import { OneClickDialog, OneClickSign } from '@touchline/betting-ui';
import { Notice } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useOdds } from '@touchline/betting-event-list';
import { REFUSAL_WORDS } from './refusal-words.ts';
import { useMoney } from './use-money.ts';

/** Shows that one-click mode is on, and turns it off. @spec CP-16 CP-17 */
function OneClickMark() {
  const dispatch = useDispatch();
  const money = useMoney();
  const { isActive, amount } = useSelector(selectOneClick);
  if (!isActive) return null;
  return <OneClickSign amount={money(amount)} onOff={() => dispatch(oneClickWanted({ isActive: false }))} />;
}

/** Asks, before one-click mode is turned on, whether the coupon may be emptied. @spec CP-17 */
export function OneClickQuestion() {
  const dispatch = useDispatch();
  const { isConfirming } = useSelector(selectOneClick);
  const betCount = useSelector(selectCouponCount);
  return (
    <OneClickDialog
      isOpen={isConfirming}
      betCount={betCount}
      onConfirm={() => dispatch(oneClickAnswered({ isConfirmed: true }))}
      onClose={() => dispatch(oneClickAnswered({ isConfirmed: false }))}
    />
  );
}

/** One-click mark, and results of the latest one-click bets, newest first. @spec BET-8 CP-16 CP-17 */
export function OneClickNotes() {
  const { bets } = useSelector(selectOneClick);
  return (
    <>
      <OneClickMark />
      {[...bets].reverse().map((bet) => (
        <Result key={bet.id} {...bet} />
      ))}
    </>
  );
}

const TONES = { accepted: 'ok', rejected: 'error', 'not-arrived': 'warn' } as const;

function Result({ id, opponents, coef, amount, placement }: OneClickBet) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const money = useMoney();
  const odds = useOdds();
  const [first, second] = opponents;
  return (
    <Notice
      tone={TONES[placement.status as keyof typeof TONES] ?? 'info'}
      data-testid="one-click-result"
      {...(placement.status in TONES && { onClose: () => dispatch(oneClickClosed({ id })) })}
      title={
        <FormattedMessage
          id="betting.oneClick.result"
          defaultMessage="{status, select, accepted {Bet placed} rejected {Bet not placed} notArrived {Bet not placed} pending {Checking your bet} other {Placing bet…}}"
          values={{ status: placement.status === 'not-arrived' ? 'notArrived' : placement.status }}
        />
      }
    >
      <FormattedMessage
        tagName="span"
        id="betting.oneClick.bet"
        defaultMessage="{game} · {odds} · {amount}"
        values={{
          // Team names keep their own text direction within the sentence.
          game: <bdi>{`${first} – ${second}`}</bdi>,
          odds: <bdi>{odds(coef)}</bdi>,
          amount: <bdi>{money(amount)}</bdi>,
        }}
      />{' '}
      {placement.status === 'accepted' && (
        <FormattedMessage
          tagName="span"
          id="betting.receipt.line"
          defaultMessage="Bet #{couponId}"
          values={{ couponId: placement.coupon.couponId }}
        />
      )}
      {placement.status === 'rejected' && (
        <span>{intl.formatMessage(REFUSAL_WORDS[placement.reason] ?? REFUSAL_WORDS['not-accepted'])}</span>
      )}
    </Notice>
  );
}
