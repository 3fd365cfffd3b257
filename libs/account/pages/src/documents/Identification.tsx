import { pageStyles } from '@touchline/ui-pages';
import { Profile } from '../profile/Profile.tsx';
import { Verification } from './Verification.tsx';

/** Identification, for countries that require it: personal data, then documents as proof. @spec AC-06 AC-07 */
export function Identification() {
  return (
    <div className={pageStyles.page}>
      <Profile />
      <Verification />
    </div>
  );
}
