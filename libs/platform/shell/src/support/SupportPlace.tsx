import styles from '../layout/Layout.module.css';
import { givePlace } from './support-place.ts';

/** Where the header keeps room for the way to support, which comes with what lies over the page. @spec LY-05 */
export const SupportPlace = () => <span ref={givePlace} className={styles.support} />;
