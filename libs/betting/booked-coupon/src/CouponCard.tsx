import { DATE_STYLES } from '@touchline/shared-primitives';
import { couponRepeated } from '@touchline/betting-coupon-state/repeat';
import { formatCoef } from '@touchline/betting-coupon-math';
import { useBookedWords } from '@touchline/betting-names';
import { bookedEnding } from '@touchline/betting-names/score';
import { BetHistoryCard, type HistoryBetView } from '@touchline/betting-ui';
import { selectCoefNotation } from '@touchline/shared-config';
import type { BookedCoupon } from '@touchline/betting-contract';
import { printCouponPath } from '@touchline/shared-routes';
import { selectView, type RootState } from '@touchline/shared-state';
import { Button, LinkButton, moneyText, PrintIcon } from '@touchline/ui-kit';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { Corrections } from './Corrections.tsx';
import { EditChain } from './EditChain.tsx';
import { letterOf } from './letters.ts';
import { shownState } from './shown-state.ts';
import { useBookedName } from './use-booked-name.ts';

/** One coupon of the player, collapsed to one line until it is opened; `more` is rendered below its bets. @spec AC-05 OD-02 */
export function CouponCard({ coupon, more }: { coupon: BookedCoupon; more?: ReactNode }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const words = useBookedWords();
  const nameOf = useBookedName();
  const view = useSelector(selectView);
  const notation = useSelector((state: RootState) => selectCoefNotation(state, view.coefViewId));
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { search } = useLocation();
  const repeat = () => {
    const bets = coupon.bets.map(({ gameId, marketId, outcomeId, coef, opponent1, opponent2 }) => ({
      ...{ gameId, marketId, outcomeId, coef },
      opponents: [opponent1, opponent2] as const,
    }));
    dispatch(couponRepeated({ bets }));
    // Open the coupon panel, which reports the bets that are no longer offered.
    void navigate({ search, hash: '#coupon' }, { preventScrollReset: true });
  };
  const odds = (coef: number) => formatCoef(coef, notation, { locale: view.language });
  const money = (amount: number) => moneyText(intl, { amount, exponent: coupon.exponent, iso: coupon.currencyIso });
  const bets: HistoryBetView[] = coupon.bets.map((bet, index) => ({
    id: bet.outcomeId,
    letter: letterOf(index),
    ...words(bet),
    ...(bet.result !== null && { score: bet.result }),
    ...(bet.ending !== undefined && { ending: bookedEnding(intl, bet) }),
    odds: odds(bet.coefPaid ?? bet.coef),
    status: bet.statusId,
    ...(bet.legs !== undefined && {
      legs: bet.legs.map((leg) => ({ id: leg.outcomeId, words: words({ ...bet, legs: [leg] }).pick, status: leg.statusId })),
    }),
  }));
  const [first] = bets;
  const summary = intl.formatMessage(
    { id: 'betting.history.summary', defaultMessage: '{pick}{more, plural, =0 {} other { + # more}}' },
    { pick: bets.length === 1 ? `${first?.pick}, ${first?.game}` : first?.pick, more: bets.length - 1 },
  );

  return (
    <BetHistoryCard
      couponId={String(coupon.couponId)}
      typeName={nameOf(coupon)}
      placedAt={intl.formatDate(coupon.placedAt * 1000, DATE_STYLES.moment)}
      summary={summary}
      state={shownState(coupon)}
      odds={odds(coupon.coef)}
      stake={money(coupon.amount)}
      paid={coupon.payout === null ? '–' : money(coupon.payout)}
      isPaid={(coupon.payout ?? 0) > 0}
      {...(coupon.state === 'open' && { possibleWin: money(coupon.possibleWin) })}
      bets={bets}
      words={
        <>
          {coupon.state === 'open' && (
            <FormattedMessage
              tagName="span"
              id="betting.history.open"
              defaultMessage="Potential winnings {amount}. Void selections count at odds of 1.00."
              values={{ amount: <bdi>{money(coupon.possibleWin)}</bdi> }}
            />
          )}{' '}
          <EditChain coupon={coupon} /> <Corrections coupon={coupon} />
        </>
      }
      actions={
        <>
          <Button size="small" look="outline" onClick={repeat}>
            <FormattedMessage id="betting.history.repeat" defaultMessage="Rebet" />
          </Button>
          <LinkButton size="small" look="outline" href={printCouponPath(view.language, coupon.couponId)}>
            <PrintIcon />
            <FormattedMessage id="betting.history.print" defaultMessage="Print" />
          </LinkButton>
        </>
      }
      more={more}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    />
  );
}
