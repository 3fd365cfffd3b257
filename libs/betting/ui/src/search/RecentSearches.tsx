import { CloseIcon, SearchIcon } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './SearchBox.module.css';

export interface RecentSearchesProps {
  /** The latest first. */
  recent: readonly string[];
  /** Repeats one of the searches. */
  onChoose: (text: string) => void;
  /** Removes one of them; null removes all. Without it they can't be removed. */
  onForget?: (text: string | null) => void;
}

/** Earlier searches on this device. @spec BT-05 */
export function RecentSearches({ recent, onChoose, onForget }: RecentSearchesProps) {
  const intl = useIntl();
  return (
    <>
      <p className={styles.recentHead}>
        <FormattedMessage tagName="span" id="betting.search.recent" defaultMessage="Recent searches" />
        {onForget !== undefined && (
          <button type="button" className={styles.forgetAll} onClick={() => onForget(null)}>
            <FormattedMessage id="betting.search.forgetAll" defaultMessage="Clear all" />
          </button>
        )}
      </p>
      <ul>
        {recent.map((text) => (
          <li key={text} className={styles.recentItem}>
            <button type="button" className={styles.again} onClick={() => onChoose(text)}>
              <SearchIcon />
              <span dir="auto">{text}</span>
            </button>
            {onForget !== undefined && (
              <button
                type="button"
                className={styles.forget}
                aria-label={intl.formatMessage({ id: 'betting.search.forget', defaultMessage: 'Remove {text}' }, { text })}
                onClick={() => onForget(text)}
              >
                <CloseIcon />
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
