import type { CouponBet, LockReason } from '@touchline/betting-coupon-state';
import { sportById } from '@touchline/betting-rules';
import { legWords, useNames } from '@touchline/betting-names';
import { type CouponBetView } from '@touchline/betting-ui';
import { gamePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useOdds } from '@touchline/betting-event-list';
import { letterOf } from '@touchline/betting-booked-coupon';
import { LOCK_WORDS } from './refusal-words.ts';

// Left-to-right isolate: scores keep their direction in right-to-left text.
const LTR = '\u2066';
const END = '\u2069';

/** Texts of a bet in the player's language: outcome, game, odds, and why it is locked. @spec CP-05 CP-25 CP-29 */
export function useBetWords(): (bet: CouponBet, at: number, lock?: LockReason) => CouponBetView {
  const intl = useIntl();
  const names = useNames();
  const odds = useOdds();
  const lang = useSelector(selectLanguage);
  return (bet, at, lock) => {
    const [first, second] = bet.opponents;
    const context = { sport: sportById(bet.sportId)?.key ?? '', first, second };
    const market = { typeId: bet.market.typeId, ...(bet.market.param !== null && { param: bet.market.param }) };
    const outcome = {
      typeId: bet.typeId,
      ...(bet.param !== null && { param: bet.param }),
      ...(bet.name !== null && { name: bet.name }),
    };
    const game = intl.formatMessage({ id: 'betting.coupon.game', defaultMessage: '{first} – {second}' }, { first, second });
    const marketName = names.market(bet.market.typeId, context);
    const isMoved = bet.coef !== bet.coefSeen;
    return {
      id: bet.outcomeId,
      letter: letterOf(at),
      pick: bet.legs === undefined ? names.outcome(outcome, market, { context }) : legsCount(intl, bet.legs.length),
      context: bet.earlyLead === undefined ? marketName : `${earlyLeadText(intl)} · ${marketName}`,
      game,
      ...(bet.isLive && { live: bet.scores === null ? liveText(intl) : `${LTR}${bet.scores[0]}–${bet.scores[1]}${END}` }),
      href: gamePath({ lang, section: bet.section, sportId: bet.sportId, champId: bet.champId, gameId: bet.gameId }),
      odds: odds(bet.coef),
      ...(isMoved && { oddsWhenPicked: odds(bet.coefSeen), movement: bet.coef > bet.coefSeen ? ('up' as const) : ('down' as const) }),
      ...(bet.legs !== undefined && { legs: bet.legs.map((leg) => legWords(names, leg, context)) }),
      isLocked: lock !== undefined,
      ...(lock !== undefined && { note: intl.formatMessage(LOCK_WORDS[lock]) }),
    };
  };
}

const legsCount = (intl: ReturnType<typeof useIntl>, count: number): string =>
  intl.formatMessage({ id: 'betting.coupon.legs', defaultMessage: '{count, plural, one {# selection} other {# selections}}' }, { count });
const earlyLeadText = (intl: ReturnType<typeof useIntl>): string =>
  intl.formatMessage({ id: 'betting.early.mark', defaultMessage: 'Early payout' });
const liveText = (intl: ReturnType<typeof useIntl>): string => intl.formatMessage({ id: 'betting.coupon.live', defaultMessage: 'Live' });
