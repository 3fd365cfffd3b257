import { formatCoef } from '@touchline/betting-coupon-math';
import { sportById } from '@touchline/betting-rules';
import { BetHistoryCard, useNames, type HistoryBetView } from '@touchline/betting-ui';
import { selectCoefNotation } from '@touchline/shared-config';
import type { BookedBet, BookedCoupon } from '@touchline/shared-contract';
import { selectView } from '@touchline/shared-state';
import { moneyText } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { COUPON_TYPE_NAMES } from './history-words.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** A to Z, then A2 and on: a coupon holds up to 30 bets. */
const letterOf = (index: number): string => (LETTERS[index % LETTERS.length] ?? '') + (index < LETTERS.length ? '' : '2');

/** One coupon of the player, closed to a line until it is opened. @spec AC-05 OD-02 */
export function CouponCard({ coupon }: { coupon: BookedCoupon }) {
  const intl = useIntl();
  const names = useNames();
  const view = useSelector(selectView);
  const notation = useSelector((state) => selectCoefNotation(state, view.coefViewId));
  const [isOpen, setOpen] = useState(false);
  const odds = (coef: number) => formatCoef(coef, notation, { locale: view.language });
  const money = (amount: number) => moneyText(intl, { amount, exponent: coupon.exponent, iso: coupon.currencyIso });
  const pickOf = (bet: BookedBet) => {
    const market = { typeId: bet.marketTypeId, ...(bet.param !== null && { param: bet.param }) };
    const outcome = {
      typeId: bet.outcomeTypeId,
      ...(bet.param !== null && { param: bet.param }),
      ...(bet.outcomeName !== null && { name: bet.outcomeName }),
    };
    return names.outcome(outcome, market, { context: contextOf(bet) });
  };

  const bets: HistoryBetView[] = coupon.bets.map((bet, index) => ({
    id: bet.outcomeId,
    letter: letterOf(index),
    pick: pickOf(bet),
    market: names.market(bet.marketTypeId, contextOf(bet)),
    game: `${bet.opponent1} – ${bet.opponent2}`,
    ...(bet.result !== null && { score: bet.result }),
    odds: odds(bet.coef),
    status: bet.statusId,
  }));
  const [first] = bets;
  const summary = intl.formatMessage(
    { id: 'betting.history.summary', defaultMessage: '{pick}{more, plural, =0 {} one { and # more} other { and # more}}' },
    { pick: bets.length === 1 ? `${first?.pick}, ${first?.game}` : first?.pick, more: bets.length - 1 },
  );

  return (
    <BetHistoryCard
      couponId={String(coupon.couponId)}
      typeName={intl.formatMessage(COUPON_TYPE_NAMES[coupon.typeId], { bets: bets.length, value: coupon.systemValue ?? 0 })}
      placedAt={intl.formatDate(coupon.placedAt * 1000, {
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        hour12: view.is12h,
      })}
      summary={summary}
      state={coupon.state}
      odds={odds(coupon.coef)}
      stake={money(coupon.amount)}
      paid={coupon.payout === null ? '–' : money(coupon.payout)}
      isPaid={(coupon.payout ?? 0) > 0}
      bets={bets}
      words={
        coupon.state === 'open' && (
          <FormattedMessage
            id="betting.history.open"
            defaultMessage="Pays {amount} if every bet wins. Games that are called off count with odds of 1."
            values={{ amount: <bdi>{money(coupon.possibleWin)}</bdi> }}
          />
        )
      }
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    />
  );
}

const contextOf = (bet: BookedBet) => ({ sport: sportById(bet.sportId)?.key ?? '', first: bet.opponent1, second: bet.opponent2 });
