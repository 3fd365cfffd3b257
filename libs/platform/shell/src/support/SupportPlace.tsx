import { selectIsPlayer } from '@touchline/identity-state';
import { useSelector } from 'react-redux';
import styles from '../layout/Layout.module.css';
import { givePlace } from './support-place.ts';

/** Where the header keeps room for the way to support and a player's way to the inbox, which come with what lies over the page. @spec LY-05 AC-06 */
export const SupportPlace = () => <span ref={givePlace} className={styles.support} data-two={useSelector(selectIsPlayer) || undefined} />;
