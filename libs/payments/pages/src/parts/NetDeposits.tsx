import type { Cashier } from '@touchline/payments-contract';
import { officePath } from '@touchline/shared-routes';
import { LinkButton } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Payments.module.css';
import { useMoney } from './use-money.ts';

/** Deposits less withdrawals, and the deposit limits, shown above the amount. @spec LIM-12 RG-16 */
export function NetDeposits({ cashier: { account, net, limits } }: { cashier: Cashier }) {
  const { locale } = useIntl();
  const money = useMoney(account);
  return (
    <section className={pageStyles.card} aria-labelledby="net-deposits">
      <h2 className={pageStyles.heading} id="net-deposits">
        <FormattedMessage id="payments.net.heading" defaultMessage="Your net deposits" />
      </h2>
      <dl className={pageStyles.facts}>
        {net.map(({ days, deposited, withdrawn }) => (
          <div key={days} style={{ display: 'contents' }}>
            <dt>
              <FormattedMessage
                id="payments.net.days"
                defaultMessage="{days, plural, =1 {Last 24 hours} one {Last # day} other {Last # days}}"
                values={{ days }}
              />
            </dt>
            <dd>
              <bdi>{money(deposited - withdrawn)}</bdi>
            </dd>
          </div>
        ))}
        {limits.map(({ limitType, limit, left }) => (
          <div key={limitType} style={{ display: 'contents' }}>
            <dt>
              <FormattedMessage
                id="payments.net.limit"
                defaultMessage="{type, select, 20 {Limit for 24 hours} 21 {Limit for 7 days} other {Limit for 30 days}}"
                values={{ type: limitType }}
              />
            </dt>
            <dd>
              <FormattedMessage
                id="payments.net.left"
                defaultMessage="{left} of {limit} left"
                values={{ left: money(left), limit: money(limit) }}
              />
            </dd>
          </div>
        ))}
      </dl>
      {limits.length === 0 && (
        <p className={styles.note}>
          <FormattedMessage id="payments.net.offer" defaultMessage="Decide first how much you want to deposit at most." />
        </p>
      )}
      <div>
        <LinkButton size="small" href={officePath(locale, 'responsible')}>
          {limits.length === 0 ? (
            <FormattedMessage id="payments.net.set" defaultMessage="Set a deposit limit" />
          ) : (
            <FormattedMessage id="payments.net.change" defaultMessage="Change my limits" />
          )}
        </LinkButton>
      </div>
    </section>
  );
}
