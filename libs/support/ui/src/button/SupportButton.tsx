import { CountBadge, IconButton, Menu, SupportIcon, type MenuItem } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import styles from './SupportButton.module.css';

export interface SupportButtonProps {
  /** Ways to be helped: one opens at once, more open a menu. */
  items: readonly MenuItem[];
  onChoose: (key: string) => void;
  /** Answers that were not read; 0 shows no marker. */
  unread: number;
  /** The layout it stands in. */
  build: 'desktop' | 'mobile';
}

/** The way to support, in the corner of every page, with a marker when an answer waits. @spec LY-05 */
export function SupportButton({ items, onChoose, unread, build }: SupportButtonProps) {
  const intl = useIntl();
  const label = intl.formatMessage(
    {
      id: 'support.button',
      defaultMessage: '{unread, plural, =0 {Support} one {Support, # unread message} other {Support, # unread messages}}',
    },
    { unread },
  );
  return (
    <div className={styles.place} data-build={build} data-testid="support-button">
      <Menu
        label={label}
        trigger={
          <IconButton label={label} look="secondary" className={styles.button}>
            <SupportIcon />
          </IconButton>
        }
        items={[...items]}
        onChoose={onChoose}
      />
      {unread > 0 && (
        <span className={styles.marker} aria-hidden="true" data-testid="support-unread">
          <CountBadge>{unread > 9 ? '9+' : unread}</CountBadge>
        </span>
      )}
    </div>
  );
}
