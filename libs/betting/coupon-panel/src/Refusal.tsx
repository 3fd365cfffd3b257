import {
  editCoupon,
  type PlaceRefusal,
  resultClosed,
  selectCouponBets,
  selectWayOut,
  type WayOut,
  wayOutCommand,
} from '@touchline/betting-coupon-state';
import { RefusalNotice, useCouponTypeName, type CouponTypeId, type RefusalNoticeProps } from '@touchline/betting-ui';
import { loginPath, officePath, routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { REFUSAL_WORDS } from './refusal-words.ts';
import { useMoney } from './use-money.ts';

const LABELS = defineMessages({
  'accept-changes': { id: 'betting.wayOut.accept', defaultMessage: 'Accept odds changes' },
  'remove-bets': { id: 'betting.wayOut.remove', defaultMessage: 'Remove these selections' },
  'drop-promo-code': { id: 'betting.wayOut.promo', defaultMessage: 'Continue without the promo code' },
  'drop-vip-bet': { id: 'betting.wayOut.vip', defaultMessage: 'Continue without VIP' },
  'drop-bonus-bet': { id: 'betting.wayOut.bonus', defaultMessage: 'Continue without the boost' },
  'drop-prepaid': { id: 'betting.wayOut.prepaid', defaultMessage: 'Continue without bet credit' },
  'turn-one-click-off': { id: 'betting.wayOut.oneClick', defaultMessage: 'Turn off one-click betting' },
  'free-bankers': { id: 'betting.wayOut.bankers', defaultMessage: 'Continue without bankers' },
  'sign-in': { id: 'betting.wayOut.signIn', defaultMessage: 'Sign in' },
  'look-at-limits': { id: 'betting.wayOut.limits', defaultMessage: 'View my limits' },
  'load-again': { id: 'betting.wayOut.load', defaultMessage: 'Reload the page' },
  deposit: { id: 'betting.wayOut.deposit', defaultMessage: 'Deposit' },
});

/** Ways out with a separate button; the others are handled by controls that are already visible. */
type Labelled = Exclude<WayOut['kind'], 'set-stake' | 'choose-type' | 'choose-account' | 'place-again'>;

/** Why the coupon was not placed, with a button for the next step. @spec BET-8 NT-03 */
export function Refusal({ reason }: { reason: PlaceRefusal }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const way = useWayOut();
  return (
    <RefusalNotice {...(way !== undefined && { wayOut: way })} onClose={() => dispatch(resultClosed())}>
      {intl.formatMessage(REFUSAL_WORDS[reason] ?? REFUSAL_WORDS['not-accepted'])}
    </RefusalNotice>
  );
}

function useWayOut(): RefusalNoticeProps['wayOut'] {
  const dispatch = useDispatch();
  const money = useMoney();
  const nameOf = useCouponTypeName();
  const lang = useSelector(selectLanguage);
  const bets = useSelector(selectCouponBets);
  const way = useSelector(selectWayOut);
  const { pathname, search } = useLocation();
  if (way === null) return undefined;
  const command = wayOutCommand(way);
  const take = (): void => {
    if (way.kind === 'free-bankers')
      bets.filter(({ isBanker }) => isBanker).forEach(({ outcomeId }) => dispatch(editCoupon({ kind: 'banker', outcomeId })));
    else if (way.kind === 'load-again') location.reload();
    else if (command !== null) dispatch(command);
  };
  switch (way.kind) {
    case 'choose-account':
    case 'place-again':
      return undefined;
    case 'set-stake':
      return {
        label: (
          <FormattedMessage id="betting.place.setStake" defaultMessage="Change stake to {amount}" values={{ amount: money(way.amount) }} />
        ),
        onTake: take,
      };
    case 'choose-type':
      return {
        label: (
          <FormattedMessage
            id="betting.wayOut.type"
            defaultMessage="Switch to {type}"
            values={{ type: nameOf(way.typeId as CouponTypeId) }}
          />
        ),
        onTake: take,
      };
    default: {
      const label = <FormattedMessage {...LABELS[way.kind satisfies Labelled]} />;
      if (way.kind === 'sign-in') return { label, href: loginPath(lang, pathname + search) };
      if (way.kind === 'look-at-limits') return { label, href: officePath(lang, 'responsible') };
      if (way.kind === 'deposit')
        return { label, href: routePath('office-recharge', {}, { lang, query: { returnUrl: `${pathname}${search}#coupon` } }) };
      return { label, onTake: take };
    }
  }
}
