import { CountBadge, cx, IconButton, Menu, SupportIcon, type MenuItem } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import styles from './SupportButton.module.css';

export interface SupportButtonProps {
  /** Support channels: a single one opens directly, several open a menu. */
  items: readonly MenuItem[];
  /** Called with the key of the chosen channel. */
  onChoose: (key: string) => void;
  /** Number of unread answers; 0 hides the marker. */
  unread: number;
  /** Layout of the page. */
  build: 'desktop' | 'mobile';
  /** Placed in a row of tools; otherwise fixed in a corner of the page. */
  isInHeader?: boolean;
}

/** The support button, with a marker for unread answers. @spec LY-05 */
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
