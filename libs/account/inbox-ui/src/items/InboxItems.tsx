import type { InboxItem } from '@touchline/account-inbox-contract';
import { DATE_STYLES } from '@touchline/shared-primitives';
import { Badge, Link, Money } from '@touchline/ui-kit';
import { defineMessages, FormattedDate, FormattedMessage } from 'react-intl';
import { itemWords } from './item-words.ts';
import styles from './InboxItems.module.css';

const w = defineMessages({
  none: {
    id: 'account.inbox.none',
    defaultMessage: 'Nothing yet. Settled bets, withdrawals and answers from support appear here.',
  },
  new: { id: 'account.inbox.new', defaultMessage: 'New' },
});

export interface InboxItemsProps {
  /** Newest first. */
  items: readonly InboxItem[];
  /** URL of the page that an item refers to. */
  hrefOf: (item: InboxItem) => string;
}

/** List of notifications, newest first; each links to its subject. @spec AC-06 */
export function InboxItems({ items, hrefOf }: InboxItemsProps) {
  if (items.length === 0)
    return (
      <p className={styles.none}>
        <FormattedMessage {...w.none} />
      </p>
    );
  return (
    <ul className={styles.items} data-testid="inbox-items">
      {items.map((item) => (
        <li key={item.id} className={styles.item} data-unread={item.isRead ? undefined : ''}>
          <Link className={styles.link} href={hrefOf(item)}>
            <Words item={item} />
          </Link>
          <span className={styles.when}>
            {!item.isRead && (
              <Badge tone="accent">
                <FormattedMessage {...w.new} />
              </Badge>
            )}
            <span>
              <FormattedDate value={item.at * 1000} {...DATE_STYLES.dateTime} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Words({ item: { kind, ref, amount } }: { item: InboxItem }) {
  return (
    <FormattedMessage
      tagName="span"
      {...itemWords[kind]}
      values={{ ref: <bdi>{ref}</bdi>, amount: amount === null ? '' : <Money {...amount} /> }}
    />
  );
}
