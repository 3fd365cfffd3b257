import { DATE_STYLES } from '@touchline/shared-primitives';
import { ProfitPlot } from '@touchline/betting-ui';
import type { BookedCoupon } from '@touchline/betting-contract';
import { moneyText } from '@touchline/ui-kit';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { profitPoints, thinned } from './profit-points.ts';

/** Fewest points of a chart. */
const LEAST_POINTS = 2;

/** Cumulative result of the listed coupons. @spec AC-05 */
export function ProfitLine({ coupons, iso, exponent }: { coupons: readonly BookedCoupon[]; iso: string; exponent: number }) {
  const intl = useIntl();
  const points = useMemo(() => profitPoints(coupons, iso), [coupons, iso]);
  if (points.length < LEAST_POINTS) return null;
  const money = (amount: number, isSigned = true) => moneyText(intl, { amount, exponent, iso, isSigned });
  const day = (at: number) => intl.formatDate(at * 1000, DATE_STYLES.day);
  const last = points.at(-1)?.net ?? 0;
  return (
    <ProfitPlot
      title={<FormattedMessage id="betting.profit.title" defaultMessage="Profit/loss over time" />}
      note={
        <FormattedMessage
          id="betting.profit.note"
          defaultMessage="{count, plural, one {# settled bet} other {# settled bets}}"
          values={{ count: points.length }}
        />
      }
      label={intl.formatMessage(
        { id: 'betting.profit.label', defaultMessage: 'Profit/loss from {from} to {to}: now {last}, high {most}, low {least}' },
        {
          from: day(points[0]?.at ?? 0),
          to: day(points.at(-1)?.at ?? 0),
          last: money(last),
          most: money(points.reduce((most, { net }) => Math.max(most, net), 0)),
          least: money(points.reduce((least, { net }) => Math.min(least, net), 0)),
        },
      )}
      points={thinned(points).map(({ couponId, at, net }) => ({ key: String(couponId), when: day(at), value: net, text: money(net) }))}
      zeroText={money(0, false)}
    />
  );
}
