import type { ServedRound } from '@touchline/casino-game-contract';
import { createGamesApi } from '@touchline/casino-game-state';
import { portsOf } from '@touchline/shared-state';
import { useAppStore } from '@touchline/ui-pages';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './GameStage.module.css';
import { RoundLine } from './RoundLine.tsx';

/**
 * The player's rounds of a provider-run game, as booked by the site, which does not know their draws.
 *
 * @param rounds - rounds of this visit; a change reloads the list.
 * @spec CS-02 CS-05
 */
export function ServedRounds({ game, rounds }: { game: number; rounds: number }) {
  const intl = useIntl();
  const store = useAppStore();
  const api = useMemo(() => createGamesApi(portsOf(store)), [store]);
  const [known, setKnown] = useState<readonly ServedRound[] | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    api.served({ game }, stop.signal).then(
      (answer) => setKnown(answer.rounds),
      () => undefined, // keep showing the last known rounds
    );
    return () => stop.abort();
  }, [api, game, rounds]);
  if (known === null) return null;
  return (
    <section className={styles.fairness} aria-label={intl.formatMessage({ id: 'gameLaunch.rounds', defaultMessage: 'Your rounds' })}>
      <h2 className={styles.heading}>
        <FormattedMessage id="gameLaunch.rounds" defaultMessage="Your rounds" />
      </h2>
      {known.length === 0 ? (
        <p className={styles.quiet}>
          <FormattedMessage id="gameLaunch.noRounds" defaultMessage="Rounds that you play for money appear here." />
        </p>
      ) : (
        <ul className={styles.rounds}>
          {known.map((one) => (
            <li key={one.round} className={styles.round}>
              <RoundLine of={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
