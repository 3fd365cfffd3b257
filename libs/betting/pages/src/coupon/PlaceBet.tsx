import {
  betsRemoved,
  coefsAccepted,
  placeRequested,
  selectAmountLimits,
  selectAvailableTypes,
  selectCouponAccount,
  selectCouponAct,
  selectCouponBets,
  selectFigures,
  selectIntentId,
  selectLocks,
  selectTypeId,
  stakeWish,
  type CouponAct,
} from '@touchline/betting-coupon-state';
import { CouponType } from '@touchline/betting-coupon-math';
import { CouponFinePrint, PlaceButton, type PlaceAct } from '@touchline/betting-ui';
import { loginPath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { useRef } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { letterOf } from './letters.ts';
import { useMoney } from './use-money.ts';

const WHAT = { [CouponType.Single]: 'single', [CouponType.Express]: 'express', [CouponType.ManySingles]: 'singles' } as const;

/** The one button of the coupon: its words are what will happen, and a press does exactly that. @spec CP-25 CP-26 ODD-2 */
export function PlaceBet() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const lang = useSelector(selectLanguage);
  const act = useSelector(selectCouponAct);
  const bets = useSelector(selectCouponBets);
  const typeId = useSelector(selectTypeId);
  const figures = useSelector(selectFigures);
  const account = useSelector(selectCouponAccount);
  const limits = useSelector(selectAmountLimits);
  const intentId = useSelector(selectIntentId);
  const locks = useSelector(selectLocks);
  const types = useSelector(selectAvailableTypes);
  const money = useMoney();
  const pressed = useRef<string | null>(null);

  // What a press would do and at which prices: a finger that came down on something else counts for nothing.
  const offer = JSON.stringify([act, intentId, bets.map(({ coef }) => coef)]);
  const affordable = act.kind === 'not-enough-money' && typeId !== CouponType.ManySingles ? (account?.money ?? 0) : 0;
  const isAffordable = affordable > 0 && affordable >= (limits.min ?? 0);
  const shown = isAffordable
    ? ({ kind: 'set-stake', target: { kind: 'all' }, amount: affordable, reason: 'amount-too-large' } as const)
    : act;

  const press = () => {
    const isSamePress = pressed.current === null || pressed.current === offer;
    pressed.current = null;
    if (!isSamePress) return;
    if (shown.kind === 'place' && intentId !== null) dispatch(placeRequested({ intentId }));
    if (shown.kind === 'accept-changes') dispatch(coefsAccepted({ coefs: shown.coefs }));
    if (shown.kind === 'remove-locked') dispatch(betsRemoved({ outcomeIds: shown.outcomeIds }));
    if (shown.kind === 'set-stake') dispatch(stakeWish(shown));
    // On the sign-in page itself the form is in sight, and the way back is known.
    if (shown.kind === 'sign-in' && location.pathname !== loginPath(lang))
      void navigate(loginPath(lang, location.pathname + location.search));
  };
  const total = money(figures?.totalAmount ?? 0);
  const letters = (ids: readonly number[]) =>
    bets.flatMap(({ outcomeId }, at) => (ids.includes(outcomeId) ? [letterOf(at)] : [])).join(', ');

  return (
    <>
      <PlaceButton
        act={actOf(intl, shown, { total, count: bets.length, typeId, money, letters })}
        isBusy={act.kind === 'busy'}
        onPointerDown={() => {
          pressed.current = offer;
        }}
        onKeyDown={() => {
          pressed.current = offer;
        }}
        onClick={press}
      />
      {act.kind === 'remove-locked' && (
        <CouponFinePrint>
          {[...locks.values()].includes('bet-suspended') ? (
            <FormattedMessage
              id="betting.place.orWait"
              defaultMessage="Or wait: a paused price comes back by itself. Nothing is placed yet."
            />
          ) : (
            types.includes(CouponType.ManySingles) && (
              <FormattedMessage id="betting.place.orSingles" defaultMessage="Or choose singles. Nothing is placed yet." />
            )
          )}
        </CouponFinePrint>
      )}
    </>
  );
}

interface ActWords {
  total: string;
  count: number;
  typeId: CouponType;
  money: (amount: number) => string;
  letters: (ids: readonly number[]) => string;
}

function actOf(intl: IntlShape, act: CouponAct, { total, count, typeId, money, letters }: ActWords): PlaceAct {
  switch (act.kind) {
    case 'place':
    case 'busy':
    case 'empty':
      return { kind: 'place', what: WHAT[typeId as keyof typeof WHAT] ?? 'express', amount: total, count };
    case 'remove-locked':
      return { kind: 'remove-locked', letters: letters(act.outcomeIds), keep: act.keep };
    case 'accept-changes':
      return { kind: 'accept-changes', count: Object.keys(act.coefs).length };
    case 'set-stake':
      return { kind: 'set-stake', amount: money(act.amount) };
    case 'sign-in':
    case 'enter-stake':
      return { kind: act.kind };
    case 'check':
      return {
        kind: 'wait',
        reason: intl.formatMessage({ id: 'betting.place.checking', defaultMessage: 'Checking whether it was placed' }),
      };
    case 'choose-banker':
      return { kind: 'wait', reason: intl.formatMessage({ id: 'betting.place.banker', defaultMessage: 'Mark a bet as banker' }) };
    case 'wait-for-prices':
      return { kind: 'wait', reason: intl.formatMessage({ id: 'betting.place.waiting', defaultMessage: 'Waiting for prices' }) };
    case 'not-enough-money':
      return {
        kind: 'wait',
        reason: intl.formatMessage(
          { id: 'betting.place.missing', defaultMessage: '{amount} is missing in this account' },
          { amount: money(act.missing) },
        ),
      };
  }
}
