import { CouponCard } from '@touchline/betting-booked-coupon';
import {
  historyFiltersChanged,
  historyHidden,
  historyMoreWanted,
  historyReloadWanted,
  historyShown,
  selectHistoryFilters,
  selectHistoryList,
  type HistoryTotals,
} from '@touchline/betting-history-state';
import { useBookedWords } from '@touchline/betting-names';
import { BetHistoryHeads } from '@touchline/betting-ui';
import type { BookedCoupon, CouponState } from '@touchline/betting-contract';
import { portsOf, type RootState } from '@touchline/shared-state';
import { Button, EmptyState, ErrorState, HistoryIcon, LinesSkeleton, Money, SegmentedControl } from '@touchline/ui-kit';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { isSought } from './history-csv.ts';
import { HistoryTools } from './HistoryTools.tsx';
import { PERIOD_FILTERS, PERIOD_SECONDS, STATE_FILTERS } from './history-words.ts';
import styles from './HistoryPage.module.css';
import { ProfitLine } from './ProfitLine.tsx';

/** Lazy: the page does not wait for the code of live selections and cash-out. */
const OpenBets = lazy(async () => ({ default: (await import('@touchline/betting-my-bets')).OpenBets }));

const NONE: readonly BookedCoupon[] = [];

type Period = keyof typeof PERIOD_FILTERS;
const PERIODS = Object.keys(PERIOD_FILTERS) as Period[];
const STATES = Object.keys(STATE_FILTERS) as (keyof typeof STATE_FILTERS)[];

/** All coupons of the player with their bets and settlement, refreshed while the page is open. @spec AC-05 LOAD-4 */
export function HistoryPage() {
  const dispatch = useDispatch();
  const list = useSelector(selectHistoryList);
  const filters = useSelector(selectHistoryFilters);
  const [query, setQuery] = useState('');
  // After the first click on "more", later pages load on scroll until the filters change.
  const [readOn, setReadOn] = useState<typeof filters | null>(null);
  const coupons = list.status === 'ready' ? list.coupons : NONE;
  const shown = useMemo(() => coupons.filter((coupon) => isSought(coupon, query)), [coupons, query]);
  const isReadingOn = readOn === filters && list.status === 'ready' && list.nextCursor !== null && !list.isLoadingMore;
  const bringMore = useCallback(() => void dispatch(historyMoreWanted()), [dispatch]);

  useEffect(() => {
    dispatch(historyShown());
    return () => void dispatch(historyHidden());
  }, [dispatch]);

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <FormattedMessage id="betting.history.title" defaultMessage="Bet history" />
      </h1>
      <Filters />
      <HistoryTools query={query} onQuery={setQuery} />
      {(list.status === 'unknown' || list.status === 'loading') && <LinesSkeleton count={6} />}
      {list.status === 'failed' && <ErrorState onRetry={() => dispatch(historyReloadWanted())} />}
      {list.status === 'ready' && (
        <>
          {list.coupons.length > 0 && <Totals totals={list.totals} />}
          {list.totals.currencyIso !== null && (
            <ProfitLine coupons={list.coupons} iso={list.totals.currencyIso} exponent={list.totals.exponent} />
          )}
          {list.coupons.length === 0 && (
            <EmptyState
              icon={<HistoryIcon />}
              title={<FormattedMessage id="betting.history.empty.title" defaultMessage="No bets found" />}
              isCard
            >
              <FormattedMessage
                id="betting.history.empty.text"
                defaultMessage="Bets appear here as soon as you place them. Try another filter."
              />
            </EmptyState>
          )}
          {list.coupons.length > 0 && <BetHistoryHeads />}
          <Suspense fallback={<LinesSkeleton count={6} />}>
            <OpenBets
              coupons={shown}
              Card={CouponCard}
              useWords={useBookedWords}
              onNearEnd={isReadingOn && query === '' ? bringMore : undefined}
            />
          </Suspense>
          {list.nextCursor !== null && (
            <Button
              className={styles.more}
              isBusy={list.isLoadingMore}
              onClick={() => {
                setReadOn(filters);
                bringMore();
              }}
            >
              <FormattedMessage id="betting.history.more" defaultMessage="Show older bets" />
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** Filters of the history. */
function Filters() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const { state } = useSelector(selectHistoryFilters);
  const [period, setPeriod] = useState<Period>('all');

  const choosePeriod = (chosen: Period) => {
    setPeriod(chosen);
    const length = PERIOD_SECONDS[chosen];
    dispatch(historyFiltersChanged({ from: length === null ? null : Math.floor(portsOf(store).now() / 1000) - length, to: null }));
  };

  return (
    <div className={styles.filters}>
      <SegmentedControl
        label={intl.formatMessage({ id: 'betting.history.filter', defaultMessage: 'Status' })}
        value={state ?? 'all'}
        options={STATES.map((value) => ({ value, label: <FormattedMessage {...STATE_FILTERS[value]} /> }))}
        onChange={(value) => dispatch(historyFiltersChanged({ state: value === 'all' ? null : (value as CouponState) }))}
      />
      <SegmentedControl
        label={intl.formatMessage({ id: 'betting.history.period', defaultMessage: 'Period' })}
        value={period}
        options={PERIODS.map((value) => ({ value, label: <FormattedMessage {...PERIOD_FILTERS[value]} /> }))}
        onChange={(value) => choosePeriod(value as Period)}
      />
    </div>
  );
}

/** Stakes, returns and net result of the listed coupons. */
function Totals({ totals: { count, staked, returned, atStake, net, currencyIso, exponent } }: { totals: HistoryTotals }) {
  if (currencyIso === null) return null;
  const money = { exponent, iso: currencyIso };
  return (
    <dl className={styles.totals}>
      <div>
        <dt>
          <FormattedMessage id="betting.history.totals.count" defaultMessage="Bets" />
        </dt>
        <dd>{count}</dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="betting.history.totals.staked" defaultMessage="Total stakes" />
        </dt>
        <dd>
          <Money amount={staked} {...money} />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="betting.history.totals.returned" defaultMessage="Total returns" />
        </dt>
        <dd>
          <Money amount={returned} {...money} />
        </dd>
      </div>
      {atStake > 0 && (
        <div>
          <dt>
            <FormattedMessage id="betting.history.totals.atStake" defaultMessage="At stake" />
          </dt>
          <dd>
            <Money amount={atStake} {...money} />
          </dd>
        </div>
      )}
      <div>
        <dt>
          <FormattedMessage id="betting.history.totals.net" defaultMessage="Profit/loss (settled bets)" />
        </dt>
        <dd>
          <Money amount={net} {...money} isSigned />
        </dd>
      </div>
    </dl>
  );
}
