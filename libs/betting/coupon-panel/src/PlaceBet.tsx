import {
  editCoupon,
  placeRequested,
  selectAffordableStake,
  selectAvailableTypes,
  selectCouponAct,
  selectCouponBets,
  selectFigures,
  selectIntentId,
  selectLocks,
  selectParts,
  selectTypeId,
  stakeCommand,
} from '@touchline/betting-coupon-state';
import { CouponType } from '@touchline/betting-coupon-math';
import { CouponFinePrint, PlaceButton } from '@touchline/betting-ui';
import { loginPath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { letterOf } from '@touchline/betting-booked-coupon';
import { CouponReceiptLater } from './later-parts.tsx';
import { actOf, offlineAct, WHAT } from './place-words.ts';
import { useIsOffline } from './use-is-offline.ts';
import { useLiveDelay } from './use-live-delay.ts';
import { useMoney } from './use-money.ts';
import { useRunOfPresses } from './use-run-of-presses.ts';

/** The main button of the coupon: its label says what a click does. @spec CP-25 CP-26 ODD-2 */
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
  const affordable = useSelector(selectAffordableStake);
  const intentId = useSelector(selectIntentId);
  const locks = useSelector(selectLocks);
  const types = useSelector(selectAvailableTypes);
  const allParts = useSelector(selectParts).length;
  const parts = typeId === CouponType.Express ? allParts : 1;
  const what = parts > 1 ? 'parts' : WHAT[typeId];
  const isOffline = useIsOffline();
  const money = useMoney();
  const delay = useLiveDelay();
  const pressed = useRef<string | null>(null);
  const isMeant = useRunOfPresses();

  // Action and prices of a click. A click is ignored if they change between pointer down and click.
  const offer = JSON.stringify([act, intentId, bets.map(({ coef }) => coef)]);
  const isBeyond = act.kind === 'not-enough-money' || act.kind === 'over-limit';
  const shown =
    isBeyond && affordable > 0
      ? ({ kind: 'set-stake', target: { kind: 'all' }, amount: affordable, reason: 'amount-too-large' } as const)
      : act;

  const press = () => {
    const isSamePress = pressed.current === null || pressed.current === offer;
    pressed.current = null;
    if (!isMeant(shown.kind) || !isSamePress || isOffline) return;
    if (shown.kind === 'place' && intentId !== null) dispatch(placeRequested({ intentId }));
    if (shown.kind === 'accept-changes') dispatch(editCoupon({ kind: 'accept', coefs: shown.coefs }));
    if (shown.kind === 'remove-locked') dispatch(editCoupon({ kind: 'remove', outcomeIds: shown.outcomeIds }));
    if (shown.kind === 'set-stake') dispatch(stakeCommand(shown));
    // On the sign-in page itself the form is already visible, and the way back is known.
    if (shown.kind === 'sign-in' && location.pathname !== loginPath(lang))
      void navigate(loginPath(lang, location.pathname + location.search));
  };
  const total = money(figures?.totalAmount ?? 0);
  const letters = (ids: readonly number[]) =>
    bets.flatMap(({ outcomeId }, at) => (ids.includes(outcomeId) ? [letterOf(at)] : [])).join(', ');

  return (
    <>
      <PlaceButton
        act={isOffline ? offlineAct(intl) : actOf(intl, shown, { total, count: parts > 1 ? parts : bets.length, what, money, letters })}
        // The delay of a live bet counts as placing, not as a late answer.
        isBusy={act.kind === 'busy' || (act.kind === 'check' && delay !== null)}
        onPointerDown={() => {
          pressed.current = offer;
        }}
        onKeyDown={() => {
          pressed.current = offer;
        }}
        {...CouponReceiptLater.intent}
        onClick={press}
      />
      {act.kind === 'remove-locked' && (
        <CouponFinePrint>
          {[...locks.values()].includes('bet-suspended') ? (
            <FormattedMessage
              tagName="span"
              id="betting.place.orWait"
              defaultMessage="Or wait for betting to resume. Nothing has been placed yet."
            />
          ) : (
            types.includes(CouponType.ManySingles) && (
              <FormattedMessage
                tagName="span"
                id="betting.place.orSingles"
                defaultMessage="Or switch to singles. Nothing has been placed yet."
              />
            )
          )}
        </CouponFinePrint>
      )}
    </>
  );
}
