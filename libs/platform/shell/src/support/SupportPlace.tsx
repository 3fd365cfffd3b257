import styles from '../layout/Layout.module.css';

export const SUPPORT_PLACE = 'support-place';

/** Where the header keeps room for the way to support, which comes with what lies over the page. @spec LY-05 */
export const SupportPlace = () => <span id={SUPPORT_PLACE} className={styles.support} />;
