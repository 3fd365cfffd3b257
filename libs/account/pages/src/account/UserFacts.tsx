import { missingInProfile } from '@touchline/identity-rules';
import { defineMessages, FormattedNumber } from 'react-intl';
import { Fact } from '../parts/Parts.tsx';
import { Words } from '../parts/Words.tsx';
import styles from './AccountPage.module.css';
import { useUserConfig } from './use-user-config.ts';

const PERCENT = 100;
const w = defineMessages({
  email: { id: 'account.facts.email', defaultMessage: 'Email' },
  phone: { id: 'account.facts.phone', defaultMessage: 'Phone' },
  none: { id: 'account.facts.none', defaultMessage: 'Not added' },
  protection: { id: 'account.facts.protection', defaultMessage: 'Account protection' },
  profile: { id: 'account.facts.profile', defaultMessage: 'Profile' },
  complete: { id: 'account.facts.complete', defaultMessage: 'Complete' },
  missing: { id: 'account.facts.missing', defaultMessage: '{count, plural, one {# detail is missing} other {# details are missing}}' },
  verification: { id: 'account.facts.verification', defaultMessage: 'Verification' },
  verified: { id: 'account.profile.verified', defaultMessage: 'Verified' },
  notVerified: { id: 'account.facts.notVerified', defaultMessage: 'Not verified' },
  moreDocuments: { id: 'account.facts.moreDocuments', defaultMessage: 'Another document needed' },
});

/** Contact, protection, completeness and verification of the player, by the user config. @spec AC-03 ID-20 */
export function UserFacts() {
  const config = useUserConfig();
  if (config === null) return null;
  const { user_email: email, phone_code: code, phone_number: digits, protection_level: level, user_data: personal } = config;
  const phone = digits === null ? null : `${code ?? ''} ${digits}`.trim();
  const missing = missingInProfile(personal).length;
  const verification = config.requested_additional_document
    ? w.moreDocuments
    : config.verification_status === 1
      ? w.verified
      : w.notVerified;
  return (
    <dl className={styles.facts}>
      <Fact name={w.email}>{email === null ? <Words of={w.none} /> : <bdi>{email}</bdi>}</Fact>
      <Fact name={w.phone}>{phone === null ? <Words of={w.none} /> : <bdi dir="ltr">{phone}</bdi>}</Fact>
      <Fact name={w.protection}>
        <FormattedNumber value={level / PERCENT} style="percent" />
      </Fact>
      <Fact name={w.profile}>{missing === 0 ? <Words of={w.complete} /> : <Words of={w.missing} values={{ count: missing }} />}</Fact>
      <Fact name={w.verification}>
        <Words of={verification} />
      </Fact>
    </dl>
  );
}
