import { selectIsPlayer } from '@touchline/identity-state';
import { useSelector } from 'react-redux';
import styles from './Layout.module.css';
import { givePlace } from '../support/support-place.ts';

/** Room in the header for the support button and a player's inbox button, which load with the overlays. @spec LY-05 AC-06 */
export const SupportPlace = () => <span ref={givePlace} className={styles.support} data-two={useSelector(selectIsPlayer) || undefined} />;
