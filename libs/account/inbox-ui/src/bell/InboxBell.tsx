import type { InboxCount } from '@touchline/account-inbox-contract';
import { BellIcon, CountBadge, LinkButton } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import styles from './InboxBell.module.css';

export interface InboxBellProps {
  /** URL of the inbox. */
  href: string;
  count: InboxCount;
}

/** Link to the inbox: a dot for unread items, a number only for items that require an action. @spec AC-06 */
export function InboxBell({ href, count: { unread, needsPlayer } }: InboxBellProps) {
  const label = useIntl().formatMessage(
    {
      id: 'account.inbox.bell',
      defaultMessage: '{unread, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
    },
    { unread },
  );
  return (
    <span className={styles.bell} data-testid="inbox-bell">
      <LinkButton look="quiet" data-icon="" href={href} title={label} aria-label={label}>
        <BellIcon />
      </LinkButton>
      {needsPlayer > 0 ? (
        <span className={styles.marker} aria-hidden="true" data-testid="inbox-needs">
          <CountBadge>{needsPlayer > 9 ? '9+' : needsPlayer}</CountBadge>
        </span>
      ) : (
        unread > 0 && <span className={styles.dot} aria-hidden="true" data-testid="inbox-unread" />
      )}
    </span>
  );
}
