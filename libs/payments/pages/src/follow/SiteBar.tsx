import { selectPurse } from '@touchline/payments-state';
import { selectCompanyName } from '@touchline/shared-config';
import { homePath, officePath } from '@touchline/shared-routes';
import { type RootState, selectDisplayFlag, selectView } from '@touchline/shared-state';
import { Bone, CloseIcon, Link, LinkButton, Logo, Money, VisuallyHidden, WalletIcon } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from './SiteBar.module.css';

/** The site's bar on the return pages of payments, whose layout has no header: logo, balance, the way back. @spec LY-01 AC-01 */
export function SiteBar() {
  const { locale } = useIntl();
  const name = useSelector(selectCompanyName);
  const { userId } = useSelector(selectView);
  return (
    <nav className={styles.bar} aria-label={name} data-print="hidden">
      <Link className={styles.brand} href={homePath(locale)}>
        <Logo label={name} />
      </Link>
      {userId !== null && (
        <Link className={styles.balance} href={officePath(locale, 'account')}>
          <WalletIcon />
          <span data-testid="balance">
            <Balance />
          </span>
        </Link>
      )}
      <LinkButton className={styles.back} look="quiet" href={homePath(locale)}>
        <CloseIcon />
        <span className={styles.words}>
          <FormattedMessage id="payments.bar.back" defaultMessage="Back to the site" />
        </span>
      </LinkButton>
    </nav>
  );
}

/** A placeholder until it is known, dots if the player hides it. */
function Balance() {
  const purse = useSelector(selectPurse);
  const isHidden = useSelector((state: RootState) => selectDisplayFlag(state, 'isBalanceHidden'));
  if (purse === null)
    return (
      <>
        <Bone width={64} />
        <VisuallyHidden>
          <FormattedMessage id="payments.bar.balance" defaultMessage="Balance" />
        </VisuallyHidden>
      </>
    );
  if (!isHidden) return <Money amount={purse.money} exponent={purse.exponent} iso={purse.iso} />;
  return (
    <>
      <span aria-hidden="true">•••</span>
      <VisuallyHidden>
        <FormattedMessage id="payments.bar.hidden" defaultMessage="Balance hidden" />
      </VisuallyHidden>
    </>
  );
}
