import { StarIcon } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import styles from './EventRow.module.css';

export interface FavouriteButtonProps {
  /** Name of the game or championship. */
  name: string;
  /** Whether it is a favourite. */
  isFavourite: boolean;
  /** Called when the star is clicked. */
  onToggle?: () => void;
}

/** Star that marks a game or a championship as a favourite. @spec BT-05 */
export function FavouriteButton({ name, isFavourite, onToggle }: FavouriteButtonProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'betting.favourite.keep', defaultMessage: 'Add to favourites: {name}' }, { name });
  return (
    <button type="button" className={styles.star} aria-pressed={isFavourite} aria-label={label} onClick={onToggle}>
      <StarIcon />
    </button>
  );
}
