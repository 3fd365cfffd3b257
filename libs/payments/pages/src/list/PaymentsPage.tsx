import type { Payment, PaymentFilter } from '@touchline/payments-contract';
import { NO_FILTER, paymentsWanted, selectPaymentList } from '@touchline/payments-state';
import { methodName, PaymentTracker, STATE_WORDS } from '@touchline/payments-ui';
import { routePath } from '@touchline/shared-routes';
import { selectZone } from '@touchline/shared-state';
import { Button, EmptyState, ErrorState, Fold, LinkButton, Money, PageList, Select, WalletIcon } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import styles from '../parts/Payments.module.css';
import { Moment } from '../parts/Refusal.tsx';
import { csvOf, saveCsv } from './csv.ts';

/** Estimated height of an entry, and the gap between two, in pixels. */
const ENTRY = 128;
const GAP = 8;
const keyOf = ({ ref }: Payment): string => String(ref);

/** The player's deposits and withdrawals, each with its steps. @spec AC-04 LOAD-4 */
export function PaymentsPage() {
  const dispatch = useDispatch();
  const { filter, payments, next, totals, status } = useSelector(selectPaymentList);
  // Once the player has loaded more, further pages load while scrolling, until the filter changes.
  const [readOn, setReadOn] = useState<PaymentFilter | null>(null);
  const bringMore = useCallback(() => void dispatch(paymentsWanted({ filter, isMore: true })), [dispatch, filter]);
  useEffect(() => {
    dispatch(paymentsWanted({ filter: NO_FILTER }));
  }, [dispatch]);

  return (
    <div className={pageStyles.page}>
      <Filters filter={filter} />
      {totals.length > 0 && (
        <dl className={`${pageStyles.card} ${pageStyles.facts}`}>
          {totals.map(({ currencyIso, exponent, deposited, withdrawn }) => (
            <div key={currencyIso} style={{ display: 'contents' }}>
              <dt>
                <FormattedMessage id="payments.list.deposited" defaultMessage="Deposited" />
              </dt>
              <dd>
                <Money amount={deposited} exponent={exponent} iso={currencyIso} />
              </dd>
              <dt>
                <FormattedMessage id="payments.list.withdrawn" defaultMessage="Withdrawn" />
              </dt>
              <dd>
                <Money amount={withdrawn} exponent={exponent} iso={currencyIso} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {status === 'failed' && <ErrorState isCard onRetry={() => dispatch(paymentsWanted({ filter }))} />}
      {status === 'ready' && payments.length === 0 && <Nothing isFiltered={filter !== NO_FILTER} />}
      <PageList
        items={payments}
        keyOf={keyOf}
        rowHeight={ENTRY}
        gap={GAP}
        itemClassName={pageStyles.card}
        onNearEnd={readOn === filter && next !== null && status === 'ready' ? bringMore : undefined}
      >
        {(payment) => <Entry payment={payment} />}
      </PageList>
      {payments.length === 0 && (status === 'loading' || status === 'unknown') && <div className={styles.loading} aria-busy="true" />}
      <div className={pageStyles.actions}>
        {next !== null && (
          <Button
            isBusy={status === 'loading'}
            onClick={() => {
              setReadOn(filter);
              bringMore();
            }}
          >
            <FormattedMessage id="payments.list.more" defaultMessage="Show more" />
          </Button>
        )}
        {payments.length > 0 && <SaveButton payments={payments} />}
      </div>
    </div>
  );
}

function Filters({ filter }: { filter: PaymentFilter }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const narrow = (more: Partial<PaymentFilter>) => dispatch(paymentsWanted({ filter: { ...filter, ...more } }));
  const all = { value: '', label: intl.formatMessage({ id: 'payments.filter.all', defaultMessage: 'All' }) };
  const days = (value: number) => ({
    value: String(value),
    label: intl.formatMessage(
      { id: 'payments.filter.days', defaultMessage: '{days, plural, =1 {Last 24 hours} one {Last # day} other {Last # days}}' },
      { days: value },
    ),
  });
  return (
    <div className={styles.filters}>
      <Select
        label={intl.formatMessage({ id: 'payments.filter.kind', defaultMessage: 'Type' })}
        value={filter.direction ?? ''}
        onChange={(value) => narrow({ direction: value === '' ? null : (value as PaymentFilter['direction']) })}
        options={[
          all,
          { value: 'deposit', label: intl.formatMessage({ id: 'payments.filter.deposits', defaultMessage: 'Deposits' }) },
          { value: 'withdrawal', label: intl.formatMessage({ id: 'payments.filter.withdrawals', defaultMessage: 'Withdrawals' }) },
        ]}
      />
      <Select
        label={intl.formatMessage({ id: 'payments.filter.state', defaultMessage: 'State' })}
        value={filter.state ?? ''}
        onChange={(value) => narrow({ state: value === '' ? null : (value as PaymentFilter['state']) })}
        options={[
          all,
          { value: 'open', label: intl.formatMessage({ id: 'payments.filter.open', defaultMessage: 'On its way' }) },
          { value: 'done', label: intl.formatMessage({ id: 'payments.filter.done', defaultMessage: 'Completed' }) },
          { value: 'failed', label: intl.formatMessage({ id: 'payments.filter.failed', defaultMessage: 'Failed or returned' }) },
        ]}
      />
      <Select
        label={intl.formatMessage({ id: 'payments.filter.period', defaultMessage: 'Period' })}
        value={filter.days === null ? '' : String(filter.days)}
        onChange={(value) => narrow({ days: value === '' ? null : Number(value) })}
        options={[all, ...[1, 7, 30, 365].map(days)]}
      />
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { locale } = useIntl();
  return (
    <EmptyState
      isCard
      icon={<WalletIcon />}
      title={
        isFiltered ? (
          <FormattedMessage id="payments.list.noneFits" defaultMessage="No payments match" />
        ) : (
          <FormattedMessage id="payments.list.none" defaultMessage="No payments yet" />
        )
      }
      actions={
        <LinkButton href={routePath('office-recharge', {}, { lang: locale })}>
          <FormattedMessage id="payments.officeRecharge.title" defaultMessage="Deposit" />
        </LinkButton>
      }
    >
      <FormattedMessage id="payments.list.noneWords" defaultMessage="Your deposits and withdrawals appear here, each with its steps." />
    </EmptyState>
  );
}

function Entry({ payment }: { payment: Payment }) {
  const { locale } = useIntl();
  const { ref, direction, methodId, amount, exponent, currencyIso, state, createdAt, instrument } = payment;
  const route = direction === 'deposit' ? 'onpay' : 'onpay-withdraw';
  return (
    <>
      <div className={styles.head}>
        <span className={styles.name}>
          <span>
            {direction === 'deposit' ? (
              <FormattedMessage id="payments.list.deposit" defaultMessage="Deposit" />
            ) : (
              <FormattedMessage id="payments.list.withdrawal" defaultMessage="Withdrawal" />
            )}
          </span>
          {' · '}
          <FormattedMessage {...methodName(methodId)} /> <bdi dir="ltr">{instrument}</bdi>
        </span>
        <span className={styles.money}>
          <Money amount={direction === 'deposit' ? amount : -amount} exponent={exponent} iso={currencyIso} isSigned />
        </span>
      </div>
      <div className={styles.head}>
        <span>
          <FormattedMessage {...STATE_WORDS[state]} />
        </span>
        <span className={styles.note}>
          <Moment seconds={createdAt} />
        </span>
      </div>
      <Fold title={<FormattedMessage id="payments.list.way" defaultMessage="Steps of payment {ref}" values={{ ref: String(ref) }} />}>
        <PaymentTracker payment={payment} />
        <LinkButton size="small" href={routePath(route, { result: 'pending' }, { lang: locale, query: { payment: ref } })}>
          <FormattedMessage id="payments.open.show" defaultMessage="Show" />
        </LinkButton>
      </Fold>
    </>
  );
}

function SaveButton({ payments }: { payments: readonly Payment[] }) {
  const intl = useIntl();
  const zone = useSelector(selectZone);
  const names = {
    method: (id: string) => intl.formatMessage(methodName(id)),
    state: (state: Payment['state']) => intl.formatMessage(STATE_WORDS[state]),
  };
  return (
    <Button look="quiet" onClick={() => saveCsv(csvOf(payments, names, zone))}>
      <FormattedMessage id="payments.list.csv" defaultMessage="Save the list shown as CSV" />
    </Button>
  );
}
