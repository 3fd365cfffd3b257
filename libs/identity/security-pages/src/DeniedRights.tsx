import { type Right, RIGHTS, type RightsAnswer } from '@touchline/identity-contract';
import { useCall } from '@touchline/identity-forms';
import { Notice } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { securityApi } from './security-api.ts';
import styles from './Security.module.css';

const words = defineMessages({
  bets: { id: 'security.right.bets', defaultMessage: 'Betting on sports' },
  games: { id: 'security.right.games', defaultMessage: 'Casino games for money' },
  tickets: { id: 'security.right.tickets', defaultMessage: 'Toto and lottery tickets' },
  deposits: { id: 'security.right.deposits', defaultMessage: 'Deposits' },
  rewards: { id: 'security.right.rewards', defaultMessage: 'Bonuses and rewards' },
});

/** Rights that the account lacks, and what the player can do about it. Renders nothing if it has all rights. @spec ID-29 */
export function DeniedRights() {
  const intl = useIntl();
  const [answer, setAnswer] = useState<RightsAnswer | null>(null);
  const { run } = useCall((to, _: null, signal) => securityApi.rights(to, signal), setAnswer);
  useEffect(() => run(null), [run]);
  const denied = answer === null ? [] : RIGHTS.filter((right: Right) => !answer.rights[right]);
  if (denied.length === 0) return null;
  return (
    <Notice tone="warn">
      <p className={styles.fact}>
        {answer?.hold === 'identity' ? (
          <FormattedMessage
            id="security.rights.identity"
            defaultMessage="Before this account can play, we need to know who you are. Fill in your passport number in your profile and send your documents. Your balance and withdrawals are not affected."
          />
        ) : (
          <FormattedMessage
            id="security.rights"
            defaultMessage="Some things are off for this account. Your balance and withdrawals are not affected. Contact support to ask why."
          />
        )}
      </p>
      {answer?.hold != null && (
        <p className={styles.fact}>
          <FormattedMessage
            id="security.rights.help"
            defaultMessage="If you want to talk to somebody about gambling, the page on responsible gaming lists free helplines."
          />
        </p>
      )}
      <ul className={styles.list}>
        {denied.map((right) => (
          <li key={right}>{intl.formatMessage(words[right])}</li>
        ))}
      </ul>
    </Notice>
  );
}
