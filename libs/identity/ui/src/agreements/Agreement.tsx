import { DATE_STYLES } from '@touchline/shared-primitives';
import { defineMessages, FormattedDate, FormattedMessage } from 'react-intl';

/** Agreements between a player and the site, in display order. @spec ID-18 */
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

/** Name of an agreement. */
export function AgreementName({ of }: AgreementProps) {
  return <FormattedMessage tagName="span" {...NAMES[of]} />;
}

/** Summary of an agreement, in one sentence. */
export function AgreementWords({ of }: AgreementProps) {
  return <FormattedMessage tagName="span" {...WORDS[of]} />;
}

export interface AgreementsSinceProps {
  /** Unix time in seconds from which the agreements are effective; null, if the service gives no time, renders nothing. */
  since: number | null;
}

/** Effective date of the agreements, as a sentence. @spec ID-18 */
export function AgreementsSince({ since }: AgreementsSinceProps) {
  if (since === null) return null;
  return (
    <FormattedMessage
      tagName="span"
      id="identity.agreement.since"
      defaultMessage="Effective {date}"
      values={{ date: <FormattedDate value={since * MS} {...DATE_STYLES.date} /> }}
    />
  );
}
