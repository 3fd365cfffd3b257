import { DATE_STYLES } from '@touchline/shared-primitives';
import type { CouponAct } from '@touchline/betting-coupon-state';
import { CouponType } from '@touchline/betting-coupon-math';
import type { PlaceAct } from '@touchline/betting-ui';
import type { IntlShape } from 'react-intl';
import { ownLimitName } from './own-limit-words.ts';
import { REFUSAL_WORDS } from './refusal-words.ts';

type PlacedWhat = Extract<PlaceAct, { kind: 'place' }>['what'];

/** What is placed, by the type of the coupon. @spec CP-01 */
export const WHAT: Readonly<Record<CouponType, PlacedWhat>> = {
  [CouponType.Single]: 'single',
  [CouponType.Express]: 'express',
  [CouponType.SystemWithBanker]: 'banker',
  [CouponType.System]: 'system',
  [CouponType.ManySingles]: 'singles',
};

/** Without a connection nothing is placed or queued: the coupon stays as it is. @spec CPN-2 BET-10 */
export const offlineAct = (intl: IntlShape): PlaceAct => ({
  kind: 'wait',
  reason: intl.formatMessage({ id: 'betting.place.offline', defaultMessage: "You're offline: betting is unavailable" }),
});

interface ActWords {
  total: string;
  /** Number of bets, or of parts of a divided coupon. */
  count: number;
  what: PlacedWhat;
  money: (amount: number) => string;
  letters: (ids: readonly number[]) => string;
}

/** Label of the main button for an action. @spec CP-04 CP-25 */
export function actOf(intl: IntlShape, act: CouponAct, { total, count, what, money, letters }: ActWords): PlaceAct {
  switch (act.kind) {
    case 'place':
    case 'busy':
    case 'empty':
      return { kind: 'place', what, amount: total, count };
    case 'remove-locked':
      return { kind: 'remove-locked', letters: letters(act.outcomeIds), keep: act.keep };
    case 'accept-changes':
      return { kind: 'accept-changes', count: Object.keys(act.coefs).length };
    case 'set-stake':
      return { kind: 'set-stake', amount: money(act.amount) };
    case 'sign-in':
    case 'enter-stake':
      return { kind: act.kind };
    case 'on-a-break':
      return {
        kind: 'wait',
        reason: intl.formatMessage(
          { id: 'betting.place.break', defaultMessage: "You're on a break until {moment}" },
          { moment: intl.formatDate(act.until, DATE_STYLES.dateTime) },
        ),
      };
    case 'restricted':
      return { kind: 'wait', reason: intl.formatMessage(REFUSAL_WORDS['account-restricted']) };
    case 'check':
      return {
        kind: 'wait',
        reason: intl.formatMessage({ id: 'betting.place.checking', defaultMessage: 'Confirming your bet…' }),
      };
    case 'choose-banker':
      return { kind: 'wait', reason: intl.formatMessage({ id: 'betting.place.banker', defaultMessage: 'Choose a banker' }) };
    case 'wait-for-prices':
      return { kind: 'wait', reason: intl.formatMessage({ id: 'betting.place.waiting', defaultMessage: 'Waiting for odds…' }) };
    case 'over-limit':
      return {
        kind: 'wait',
        reason: intl.formatMessage(
          { id: 'betting.place.overLimit', defaultMessage: '{amount} left of {limit}' },
          { amount: money(act.left), limit: ownLimitName(intl, act.limitType) },
        ),
      };
    case 'not-enough-money':
      return {
        kind: 'wait',
        reason: intl.formatMessage(
          { id: 'betting.place.missing', defaultMessage: 'Insufficient balance: {amount} short' },
          { amount: money(act.missing) },
        ),
      };
  }
}
