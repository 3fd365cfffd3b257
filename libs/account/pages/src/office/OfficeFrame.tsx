import { officePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { HistoryIcon, Link, WalletIcon } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from './OfficeFrame.module.css';

/** Pages of the office that exist so far. */
export type OfficePlace = 'account' | 'history';

export interface OfficeFrameProps {
  /** The page that is shown. */
  current: OfficePlace;
  children: ReactNode;
}

/** The office: its own navigation, and one page below it. @spec AC-05 AC-01 */
export function OfficeFrame({ current, children }: OfficeFrameProps) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const place = (page: OfficePlace) => ({
    href: officePath(lang, page),
    className: styles.link,
    'aria-current': page === current ? ('page' as const) : undefined,
  });
  return (
    <div className={styles.office}>
      <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'account.office', defaultMessage: 'Office' })}>
        <ul>
          <li>
            <Link {...place('account')}>
              <WalletIcon aria-hidden="true" />
              <FormattedMessage id="account.office.account" defaultMessage="Account" />
            </Link>
          </li>
          <li>
            <Link {...place('history')}>
              <HistoryIcon aria-hidden="true" />
              <FormattedMessage id="account.office.history" defaultMessage="Bet history" />
            </Link>
          </li>
        </ul>
      </nav>
      {children}
    </div>
  );
}
