import type { Cashier } from '@touchline/payments-contract';
import { Link } from '@touchline/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Payments.module.css';
import { useLimitsPath } from './use-limits-path.ts';
import { useMoney } from './use-money.ts';

/**
 * Net deposits and deposit limits in one line each, the way to the limits, and the reminder that is on every state of the deposit page.
 *
 * @spec LIM-12 LIM-14 RG-16
 */
export function SaferPlay({
  cashier: { account, net, limits },
  hasLink,
}: {
  cashier: Cashier;
  /** Whether to link to the limits; not beside another link to them. */
  hasLink: boolean;
}) {
  const limitsPath = useLimitsPath();
  const money = useMoney(account);
  return (
    <section className={styles.safer} aria-labelledby="safer-play">
      <h2 className={styles.saferTitle} id="safer-play">
        <FormattedMessage id="payments.safer" defaultMessage="Only deposit money you can afford to lose." />
      </h2>
      <p>
        <FormattedMessage
          id="payments.net.line"
          defaultMessage="Net deposits: {list}"
          values={{
            list: dotted(
              net.map(({ days, deposited, withdrawn }) => (
                <FormattedMessage
                  key={days}
                  tagName="span"
                  id="payments.net.in"
                  defaultMessage="{money} in {days, plural, =1 {24 hours} one {# day} other {# days}}"
                  values={{ days, money: <bdi>{money(deposited - withdrawn)}</bdi> }}
                />
              )),
            ),
          }}
        />
      </p>
      <p>
        {limits.length === 0 ? (
          <FormattedMessage tagName="span" id="payments.limits.none" defaultMessage="You have no deposit limit." />
        ) : (
          <FormattedMessage
            tagName="span"
            id="payments.limits.line"
            defaultMessage="Deposit limits: {list}"
            values={{
              list: dotted(
                limits.map(({ limitType, limit, left }) => (
                  <FormattedMessage
                    key={limitType}
                    tagName="span"
                    id="payments.limits.left"
                    defaultMessage="{left} of {limit} left for {type, select, 20 {24 hours} 21 {7 days} other {30 days}}"
                    values={{ type: limitType, left: <bdi>{money(left)}</bdi>, limit: <bdi>{money(limit)}</bdi> }}
                  />
                )),
              ),
            }}
          />
        )}{' '}
        {hasLink && (
          <Link href={limitsPath}>
            {limits.length === 0 ? (
              <FormattedMessage id="payments.net.set" defaultMessage="Set a deposit limit" />
            ) : (
              <FormattedMessage id="payments.net.change" defaultMessage="Change my limits" />
            )}
          </Link>
        )}
      </p>
    </section>
  );
}

const dotted = (items: readonly ReactNode[]) =>
  items.map((item, at) => (
    <Fragment key={at}>
      {at > 0 && <span> · </span>}
      {item}
    </Fragment>
  ));
