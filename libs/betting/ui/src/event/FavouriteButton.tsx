import { StarIcon } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import styles from './EventRow.module.css';

export interface FavouriteButtonProps {
  /** What is kept: a game or a championship, by its name. */
  name: string;
  /** It is kept. */
  isFavourite: boolean;
  /** The star was pressed. */
  onToggle?: () => void;
}

/** The star that keeps a game or a championship at hand. @spec BT-05 */
export function FavouriteButton({ name, isFavourite, onToggle }: FavouriteButtonProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'betting.favourite.keep', defaultMessage: 'Add to favourites: {name}' }, { name });
  return (
    <button type="button" className={styles.star} aria-pressed={isFavourite} aria-label={label} onClick={onToggle}>
      <StarIcon />
    </button>
  );
}
