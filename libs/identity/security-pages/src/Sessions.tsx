import type { SessionsAnswer } from '@touchline/identity-contract';
import { ProblemNotice, useCall } from '@touchline/identity-forms';
import { Badge, Button } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Moment } from './Moment.tsx';
import { securityApi } from './security-api.ts';
import styles from './Security.module.css';

/** Open sessions; the player can end one of them, or all except the current one. @spec AUTH-6 */
export function Sessions() {
  const intl = useIntl();
  const [sessions, setSessions] = useState<SessionsAnswer['sessions'] | null>(null);
  const list = useCall((to, _: null, signal) => securityApi.sessions(to, signal), setSessions);
  const { run } = list;
  const end = useCall(
    (to, { id }: { id: number | undefined }, signal) => securityApi.endSessions(to, id, signal),
    () => run(null),
  );
  useEffect(() => run(null), [run]);
  return (
    <section className={styles.card}>
      <h2 className={styles.name}>
        <FormattedMessage id="security.sessions" defaultMessage="Where you're signed in" />
      </h2>
      <ProblemNotice problem={list.problem ?? end.problem} />
      {list.problem !== null && (
        <div>
          <Button onClick={() => run(null)}>
            <FormattedMessage id="security.again" defaultMessage="Try again" />
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {sessions?.map(({ id, startedAt, isCurrent, device, country }) => (
          <li key={id}>
            <span>
              <bdi>{device ?? <FormattedMessage tagName="span" id="security.device.unknown" defaultMessage="Unknown device" />}</bdi>
              {country !== null && <span>{` · ${intl.formatDisplayName(country, { type: 'region' }) ?? country}`}</span>}
            </span>
            <span className={styles.fact}>
              <FormattedMessage
                id="security.session.since"
                defaultMessage="Since {moment}"
                values={{ moment: <Moment seconds={startedAt} /> }}
              />
            </span>
            {isCurrent ? (
              <Badge tone="won">
                <FormattedMessage id="security.session.this" defaultMessage="This device" />
              </Badge>
            ) : (
              <Button size="small" isBusy={end.isRunning} onClick={() => end.run({ id })}>
                <FormattedMessage id="security.session.end" defaultMessage="Sign out" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {(sessions?.length ?? 0) > 1 && (
        <div>
          <Button isBusy={end.isRunning} onClick={() => end.run({ id: undefined })}>
            <FormattedMessage id="security.sessions.end" defaultMessage="Sign out everywhere else" />
          </Button>
        </div>
      )}
    </section>
  );
}
