import { selectCashier } from '@touchline/payments-state';
import { methodName, MethodTermsLine } from '@touchline/payments-ui';
import { routePath } from '@touchline/shared-routes';
import { EmptyState, LinkButton, WalletIcon } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from '../parts/Payments.module.css';

/** Payment methods with limits, fees and durations, for visitors who may see them. @spec AC-04 RT-14 */
export function PaymentInfo() {
  const { locale } = useIntl();
  const { methods } = useSelector(selectCashier).methods;
  if (methods.length === 0)
    return (
      <EmptyState
        isCard
        icon={<WalletIcon />}
        title={<FormattedMessage id="payments.info.none" defaultMessage="No way to pay is offered in your country" />}
      />
    );
  return (
    <div className={pageStyles.page}>
      <p className={styles.fact}>
        <FormattedMessage
          id="payments.info.how"
          defaultMessage="Limits, fees and times of each method. Withdrawals go to a method that you have deposited with. All payments here are tests with play money."
        />
      </p>
      <ul className={pageStyles.list}>
        {methods.map(({ id, currencyIso, exponent, deposit, withdrawal }) => (
          <li key={id} className={pageStyles.card}>
            <h2 className={pageStyles.heading}>
              <FormattedMessage {...methodName(id)} />
            </h2>
            {deposit !== null && (
              <p className={styles.fact}>
                <FormattedMessage
                  id="payments.info.deposit"
                  defaultMessage="Deposit: {terms}"
                  values={{ terms: <MethodTermsLine terms={deposit} currencyIso={currencyIso} exponent={exponent} /> }}
                />
              </p>
            )}
            <p className={styles.fact}>
              {withdrawal === null ? (
                <FormattedMessage tagName="span" id="payments.info.noWithdrawal" defaultMessage="No withdrawals" />
              ) : (
                <FormattedMessage
                  tagName="span"
                  id="payments.info.withdrawal"
                  defaultMessage="Withdrawal: {terms}"
                  values={{ terms: <MethodTermsLine terms={withdrawal} currencyIso={currencyIso} exponent={exponent} /> }}
                />
              )}
            </p>
          </li>
        ))}
      </ul>
      <div className={pageStyles.actions}>
        <LinkButton look="primary" href={routePath('office-recharge', {}, { lang: locale })}>
          <FormattedMessage id="payments.officeRecharge.title" defaultMessage="Deposit" />
        </LinkButton>
        <LinkButton href={routePath('office-deduce', {}, { lang: locale })}>
          <FormattedMessage id="payments.withdraw" defaultMessage="Withdraw" />
        </LinkButton>
      </div>
    </div>
  );
}
