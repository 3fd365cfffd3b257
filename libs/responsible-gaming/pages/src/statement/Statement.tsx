import { DATE_STYLES, netResult } from '@touchline/shared-primitives';
import { dayOf, formatDay, UTC, zoneName } from '@touchline/shared-primitives/calendar';
import { type ActivityPeriod, activityCalls, type ActivityStatement } from '@touchline/responsible-gaming-contract/activity';
import { playedText } from '@touchline/responsible-gaming-ui';
import { selectZone } from '@touchline/shared-state';
import { Button, moneyText, RadioGroup, Table } from '@touchline/ui-kit';
import { LineChart } from '@touchline/ui-kit/chart';
import { pageStyles } from '@touchline/ui-pages';
import { useState } from 'react';
import { defineMessages, FormattedMessage, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from '../LimitsPage.module.css';
import { activityCsv, saveStatement } from './activity-csv.ts';
import { readActivityStatement } from './readers.ts';
import { useAnswer } from './use-answer.ts';

const PERIODS = defineMessages({
  day: { id: 'limits.activity.day', defaultMessage: '30 days' },
  week: { id: 'limits.activity.week', defaultMessage: '12 weeks' },
  month: { id: 'limits.activity.month', defaultMessage: '12 months' },
});
const PRODUCTS: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  coupon: { id: 'limits.activity.coupon', defaultMessage: 'Sports bets' },
  round: { id: 'limits.activity.round', defaultMessage: 'Casino games' },
  ticket: { id: 'limits.activity.ticket', defaultMessage: 'Toto and lotto' },
});
/** Name of a product; for an unknown one, the server's. */
const named = (product: string, format: (message: MessageDescriptor) => string): string => {
  const message = Object.hasOwn(PRODUCTS, product) ? PRODUCTS[product] : undefined;
  return message === undefined ? product : format(message);
};

const WORDS = defineMessages({
  from: { id: 'limits.activity.from', defaultMessage: 'From' },
  staked: { id: 'limits.activity.staked', defaultMessage: 'Stakes' },
  returned: { id: 'limits.activity.returned', defaultMessage: 'Returns' },
  atStake: { id: 'limits.activity.atStake', defaultMessage: 'At stake' },
  net: { id: 'limits.activity.net', defaultMessage: 'Net result' },
  deposited: { id: 'limits.activity.deposited', defaultMessage: 'Deposits' },
  withdrawn: { id: 'limits.activity.withdrawn', defaultMessage: 'Withdrawals' },
  played: { id: 'limits.activity.played', defaultMessage: 'Time' },
  product: { id: 'limits.activity.product', defaultMessage: 'Product' },
  title: { id: 'limits.activity.chart', defaultMessage: 'Stakes, net result and deposits' },
  label: { id: 'limits.activity.label', defaultMessage: 'Stakes, net result and deposits over time' },
  rows: { id: 'limits.activity.rows', defaultMessage: 'Your statement by period' },
  shares: { id: 'limits.activity.shares', defaultMessage: 'Stakes and returns by product' },
});

/** Statement by day, week or month: chart, tables and a file. @spec LIM-8 */
export function Statement() {
  const intl = useIntl();
  const zone = useSelector(selectZone);
  const [period, setPeriod] = useState<ActivityPeriod>('day');
  const { answer, retry } = useAnswer(activityCalls.statement, readActivityStatement, { period, zone });
  return (
    <>
      <RadioGroup
        isInline
        label={intl.formatMessage({ id: 'limits.activity.period', defaultMessage: 'Period' })}
        value={period}
        onChange={(value) => setPeriod(value as ActivityPeriod)}
        options={(['day', 'week', 'month'] as const).map((value) => ({ value, label: intl.formatMessage(PERIODS[value]) }))}
      />
      {answer.status === 'loading' && <div className={styles.loading} aria-busy="true" />}
      {answer.status === 'failed' && (
        <p role="alert">
          <FormattedMessage id="limits.activity.failed" defaultMessage="We can't show your statement right now." />{' '}
          <Button size="small" onClick={retry}>
            <FormattedMessage id="limits.again" defaultMessage="Try again" />
          </Button>
        </p>
      )}
      {answer.status === 'ready' && <Figures statement={answer.value} intl={intl} />}
    </>
  );
}

function Figures({ statement, intl }: { statement: ActivityStatement; intl: IntlShape }) {
  const { currencyIso: iso, exponent, rows, products, period, zone = UTC } = statement;
  const money = (amount: number) => moneyText(intl, { amount, exponent, iso });
  const moment = (seconds: number) =>
    formatDay(intl, dayOf(seconds * 1000, zone), period === 'month' ? { month: 'short', year: 'numeric' } : DATE_STYLES.day);
  const text = (name: keyof typeof WORDS) => intl.formatMessage(WORDS[name]);
  const hasOpen = [...rows, ...products].some(({ atStake = 0 }) => atStake > 0);
  const results = hasOpen ? (['staked', 'returned', 'atStake', 'net'] as const) : (['staked', 'returned', 'net'] as const);
  const resultCells = ({ staked, returned, atStake = 0 }: { staked: number; returned: number; atStake?: number | undefined }) => ({
    ...{ staked: money(staked), returned: money(returned), atStake: money(atStake), net: money(netResult({ staked, returned, atStake })) },
  });
  const numeric = (name: keyof typeof WORDS) => ({ key: name, head: text(name), isNumeric: true });
  return (
    <>
      <LineChart
        title={text('title')}
        label={text('label')}
        moments={rows.map(({ startsAt }) => moment(startsAt))}
        momentHead={text('from')}
        textOf={money}
        series={[
          { key: 'staked', name: text('staked'), values: rows.map(({ staked }) => staked) },
          { key: 'net', name: text('net'), values: rows.map(({ atStake = 0, ...sums }) => netResult({ ...sums, atStake })) },
          { key: 'deposited', name: text('deposited'), values: rows.map(({ deposited }) => deposited) },
        ]}
      />
      <Table
        caption={text('rows')}
        columns={[{ key: 'from', head: text('from') }, ...([...results, 'deposited', 'withdrawn', 'played'] as const).map(numeric)]}
        rows={[...rows].reverse().map(({ startsAt, deposited, withdrawn, playedSeconds, ...sums }) => ({
          key: String(startsAt),
          cells: {
            ...{ from: <span className={styles.when}>{moment(startsAt)}</span>, ...resultCells(sums) },
            ...{ deposited: money(deposited), withdrawn: money(withdrawn), played: playedText(intl, playedSeconds) },
          },
        }))}
      />
      {products.length > 0 && (
        <Table
          caption={text('shares')}
          columns={[{ key: 'product', head: text('product') }, ...results.map(numeric)]}
          rows={products.map(({ product, ...sums }) => ({
            key: product,
            cells: {
              product: named(product, (message) => intl.formatMessage(message)),
              ...resultCells(sums),
            },
          }))}
        />
      )}
      <p className={styles.fact}>
        <FormattedMessage
          id="limits.activity.how"
          defaultMessage="Stakes count when you place them, returns when they are paid. The net result leaves out stakes that are still open. Days begin at 00:00 ({zone}), weeks on Monday."
          values={{ zone: <bdi>{zoneName(zone)}</bdi> }}
        />
      </p>
      <div className={pageStyles.actions}>
        <Button onClick={() => saveStatement(activityCsv(statement))}>
          <FormattedMessage id="limits.activity.save" defaultMessage="Save as CSV" />
        </Button>
      </div>
    </>
  );
}
