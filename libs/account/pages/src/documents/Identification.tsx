import styles from '../parts/Office.module.css';
import { Profile } from '../profile/Profile.tsx';
import { Verification } from './Verification.tsx';

/** Where a country asks who its players are: personal data first, then the documents that prove it. @spec AC-06 AC-07 */
export function Identification() {
  return (
    <div className={styles.page}>
      <Profile />
      <Verification />
    </div>
  );
}
