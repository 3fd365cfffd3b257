import type { BookedCoupon } from '@touchline/betting-contract';
import { DATE_STYLES } from '@touchline/shared-primitives';
import { moneyText } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';

/** Each time the bet was settled again because a result was corrected: what was paid before, and what since. @spec OD-02 AC-05 */
export function Corrections({ coupon }: { coupon: Pick<BookedCoupon, 'corrections' | 'exponent' | 'currencyIso'> }) {
  const intl = useIntl();
  const { corrections = [], exponent, currencyIso: iso } = coupon;
  const money = (amount: number | null) => <bdi>{amount === null ? '–' : moneyText(intl, { amount, exponent, iso })}</bdi>;
  return corrections.map(({ at, before, after, writtenOff }, nth) => {
    const time = <bdi>{intl.formatDate(at * 1000, DATE_STYLES.moment)}</bdi>;
    return (
      <span key={nth}>
        {after.state === 'open' ? (
          <FormattedMessage
            tagName="span"
            id="betting.history.correctedOpen"
            defaultMessage="A result was corrected on {time}: this bet is open again."
            values={{ time }}
          />
        ) : (
          <FormattedMessage
            tagName="span"
            id="betting.history.corrected"
            defaultMessage="Settled again on {time}, because a result was corrected: {before} paid before, {after} since."
            values={{ time, before: money(before.payout), after: money(after.payout) }}
          />
        )}{' '}
        {writtenOff > 0 && (
          <FormattedMessage
            tagName="span"
            id="betting.history.writtenOff"
            defaultMessage="{amount} that you had already used is not taken back."
            values={{ amount: money(writtenOff) }}
          />
        )}{' '}
      </span>
    );
  });
}
