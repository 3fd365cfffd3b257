import type { Cashier } from '@touchline/payments-contract';
import { officePath } from '@touchline/shared-routes';
import { Notice, Link } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Payments.module.css';

/** Link to the documents page. */
export function VerifyLink() {
  const { locale } = useIntl();
  return (
    <Link className={styles.textLink} href={officePath(locale, 'verification')}>
      <FormattedMessage id="payments.verification.link" defaultMessage="Verify your account" />
    </Link>
  );
}

/** Notice, before an amount is typed, of the sum from which documents are required. Renders nothing for a verified player. @spec AC-09 */
export function VerificationAhead({
  verification,
  money,
}: {
  verification: Cashier['verification'];
  /** Formats minor units of the account's currency. */
  money: (amount: number) => string;
}) {
  if (verification === null) return null;
  return (
    <Notice>
      <FormattedMessage
        tagName="span"
        id="payments.verification.ahead"
        defaultMessage="From {from} in deposits, or for a withdrawal of {from} or more, we need your documents. Deposited so far: {deposited}."
        values={{ from: money(verification.from), deposited: money(verification.deposited) }}
      />{' '}
      <VerifyLink />
    </Notice>
  );
}
