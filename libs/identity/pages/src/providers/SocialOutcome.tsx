import type { SocialTicket } from '@touchline/identity-contract';
import { ProblemNotice, type Problem } from '@touchline/identity-forms';
import { Spinner } from '@touchline/ui-kit';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import styles from '../panel/Panel.module.css';
import { PROVIDER_NAMES, providerName } from './social-providers.ts';

const words = defineMessages({
  off: { id: 'identity.social.outcome.off', defaultMessage: "Signing in that way isn't available here. Choose another way." },
  failed: { id: 'identity.social.outcome.failed', defaultMessage: "{name} didn't answer as expected. Try again, or choose another way." },
  refused: { id: 'identity.social.outcome.refused', defaultMessage: 'You cancelled at {name}. Nothing was changed.' },
  'no-wallet': {
    id: 'identity.social.outcome.noWallet',
    defaultMessage: 'No {name} wallet found in this browser. Install it, or choose another way.',
  },
  stale: { id: 'identity.social.outcome.stale', defaultMessage: 'That sign-in has expired or was begun in another browser. Start again.' },
});
type Outcome = keyof typeof words;

/** Whether the parameter `social` names an outcome; otherwise it is the id of a ticket. */
export const isOutcome = (social: string): social is Outcome => Object.hasOwn(words, social);

/** Outcome of a sign-in with another site, as text. @spec ID-04 */
export function SocialOutcome({ social, provider }: { social: Outcome; provider: string | null }) {
  const intl = useIntl();
  const name =
    (provider === null ? undefined : providerName(provider)) ??
    intl.formatMessage({ id: 'identity.social.it', defaultMessage: 'The other site' });
  return (
    <p role="alert" className={styles.failure}>
      <FormattedMessage {...(words[social] as MessageDescriptor)} values={{ name: <bdi>{name}</bdi> }} />
    </p>
  );
}

/** An account has the same e-mail: once its owner has signed in as usual, the two are linked. @spec ID-04 */
export function SocialLink({ ticket, problem }: { ticket: SocialTicket | null; problem: Problem | null }) {
  const intl = useIntl();
  if (problem !== null) return <ProblemNotice problem={problem} />;
  if (ticket === null) return <Spinner label={intl.formatMessage({ id: 'identity.social.loading', defaultMessage: 'One moment' })} />;
  if (ticket.kind !== 'link') return null;
  return (
    <p role="status" className={styles.text}>
      <FormattedMessage
        id="identity.social.connect"
        defaultMessage="{email} already has an account here. Sign in to it, and next time {name} will do."
        values={{ email: <bdi>{ticket.email}</bdi>, name: <bdi>{PROVIDER_NAMES[ticket.provider]}</bdi> }}
      />
    </p>
  );
}
