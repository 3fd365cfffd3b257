import { CountBadge, cx, IconButton, Menu, SupportIcon, type MenuItem } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import styles from './SupportButton.module.css';

export interface SupportButtonProps {
  /** Ways to be helped: one opens at once, more open a menu. */
  items: readonly MenuItem[];
  /** The player chose a way, by the key of its item. */
  onChoose: (key: string) => void;
  /** Answers that were not read; 0 shows no marker. */
  unread: number;
  /** The layout it stands in. */
  build: 'desktop' | 'mobile';
  /** In a row of tools; otherwise in the corner, over the page. */
  isInHeader?: boolean;
}

/** The way to support, with a marker when an answer waits. @spec LY-05 */
export function SupportButton({ items, onChoose, unread, build, isInHeader = false }: SupportButtonProps) {
  const intl = useIntl();
  const label = intl.formatMessage(
    {
      id: 'support.button',
      defaultMessage: '{unread, plural, =0 {Support} one {Support, # unread message} other {Support, # unread messages}}',
    },
    { unread },
  );
  return (
    <div className={isInHeader ? styles.tool : styles.place} data-build={build} data-testid="support-button">
      <Menu
        label={label}
        trigger={
          <IconButton label={label} look={isInHeader ? 'quiet' : 'secondary'} className={cx(!isInHeader && styles.button)}>
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
