import { DATE_STYLES } from '@touchline/shared-primitives';
import { defineMessages, FormattedDate, FormattedMessage } from 'react-intl';

/** The agreements between a player and the site, in the order they are told. @spec ID-18 */
export const AGREEMENTS = ['terms', 'privacy'] as const;
/** Key of an agreement. */
export type AgreementKey = (typeof AGREEMENTS)[number];

const NAMES = defineMessages({
  terms: { id: 'identity.agreement.terms', defaultMessage: 'Terms of use' },
  privacy: { id: 'identity.agreement.privacy', defaultMessage: 'Privacy policy' },
});
const WORDS = defineMessages({
  terms: {
    id: 'identity.agreement.terms.words',
    defaultMessage: 'How bets are accepted, settled and voided, and how to close your account.',
  },
  privacy: {
    id: 'identity.agreement.privacy.words',
    defaultMessage: 'What data we keep, why, who can see it, and how to correct or delete it.',
  },
});
const MS = 1_000;

export interface AgreementProps {
  /** Which agreement. */
  of: AgreementKey;
}

/** What an agreement is called. */
export function AgreementName({ of }: AgreementProps) {
  return <FormattedMessage {...NAMES[of]} />;
}

/** What it is about, in one sentence. */
export function AgreementWords({ of }: AgreementProps) {
  return <FormattedMessage {...WORDS[of]} />;
}

export interface AgreementsSinceProps {
  /** Unix time in seconds from which the agreements hold; null, where the service says no time, draws nothing. */
  since: number | null;
}

/** Since when the agreements hold, as a sentence with a date. @spec ID-18 */
export function AgreementsSince({ since }: AgreementsSinceProps) {
  if (since === null) return null;
  return (
    <FormattedMessage
      id="identity.agreement.since"
      defaultMessage="Effective {date}"
      values={{ date: <FormattedDate value={since * MS} {...DATE_STYLES.date} /> }}
    />
  );
}
