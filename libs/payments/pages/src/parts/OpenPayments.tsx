import type { Payment } from '@touchline/payments-contract';
import { cancelWanted } from '@touchline/payments-state';
import { methodName, STATE_WORDS } from '@touchline/payments-ui';
import { routePath } from '@touchline/shared-routes';
import { Button, LinkButton, Money } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import styles from './Payments.module.css';

/** Open payments, listed so that none is forgotten or started twice. */
export function OpenPayments({ payments, direction }: { payments: readonly Payment[]; direction: Payment['direction'] }) {
  const dispatch = useDispatch();
  const { locale } = useIntl();
  const own = payments.filter((payment) => payment.direction === direction);
  if (own.length === 0) return null;
  const route = direction === 'deposit' ? 'onpay' : 'onpay-withdraw';
  return (
    <section className={pageStyles.page} aria-labelledby="open-payments">
      <h2 className={pageStyles.heading} id="open-payments">
        <FormattedMessage id="payments.open.heading" defaultMessage="On its way" />
      </h2>
      <ul className={pageStyles.list}>
        {own.map(({ ref, methodId, asked, currencyIso, exponent, state, continueUrl }) => (
          <li key={ref} className={pageStyles.card}>
            <div className={styles.head}>
              <span className={styles.name}>
                <FormattedMessage {...methodName(methodId)} />
              </span>
              <span className={styles.money}>
                <Money amount={asked} exponent={exponent} iso={currencyIso} />
              </span>
            </div>
            <p className={styles.note}>
              <FormattedMessage {...STATE_WORDS[state]} />
            </p>
            <div className={pageStyles.actions}>
              <LinkButton size="small" href={routePath(route, { result: 'pending' }, { lang: locale, query: { payment: ref } })}>
                <FormattedMessage id="payments.open.show" defaultMessage="Show" />
              </LinkButton>
              {direction === 'deposit' && (state === 'started' || continueUrl !== null) && (
                <Button size="small" look="quiet" onClick={() => dispatch(cancelWanted({ ref }))}>
                  <FormattedMessage id="payments.open.cancel" defaultMessage="Cancel deposit" />
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
