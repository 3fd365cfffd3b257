import type { RoundRecord, Seeds } from '@touchline/casino-game-contract';
import type { Verdict } from '@touchline/casino-game-state/verify';
import { createGamesApi } from '@touchline/casino-game-state';
import { toHttpError } from '@touchline/shared-http';
import { routePath } from '@touchline/shared-routes';
import { portsOf, selectLanguage } from '@touchline/shared-state';
import { Button, Link, TextField } from '@touchline/ui-kit';
import { useAppStore } from '@touchline/ui-pages';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { VERIFIER, VERIFIER_ROUTE } from './stage-words.ts';
import { RecordedRound } from './RecordedRound.tsx';
import { RoundLine } from './RoundLine.tsx';
import { snippetOf } from './snippet.ts';
import styles from './GameStage.module.css';

/** Query string that opens a round on the verification page. */
const queryOf = ({ model, proof: { hash, clientSeed, nonce, bet, moves } }: RoundRecord, serverSeed: string): string =>
  new URLSearchParams({
    ...{ game: model, serverSeed, hash, clientSeed, nonce: String(nonce), amount: String(bet.amount) },
    ...{ choice: JSON.stringify(bet.choice), moves: moves.join(' ') },
  }).toString();

/** One round: its result, and its proof once the seed has been revealed. @spec CS-05 */
function Round({ record }: { record: RoundRecord }) {
  const lang = useSelector(selectLanguage);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { proof, status } = record;
  const { serverSeed } = proof;
  const verify = async (): Promise<void> => {
    const { checkRecord } = await import('./verify.ts');
    setVerdict(await checkRecord(record));
  };
  return (
    <li className={styles.round}>
      <RoundLine of={record} />
      {record.isFaulty && (
        <p className={styles.quiet}>
          <FormattedMessage
            id="gameLaunch.faulty"
            defaultMessage="A fault stopped this round, so it is void. Your stakes are back in your balance."
          />
        </p>
      )}
      {status === 'settled' && <RecordedRound record={record} />}
      {serverSeed !== null && status === 'settled' && (
        <details>
          <summary>
            <FormattedMessage id="gameLaunch.proof" defaultMessage="Check this round" />
          </summary>
          <Button size="small" onClick={() => void verify()}>
            <FormattedMessage id="gameLaunch.verify" defaultMessage="Check in this browser" />
          </Button>
          <p role="status">
            {verdict === 'true' && (
              <FormattedMessage
                tagName="span"
                id="gameLaunch.verified"
                defaultMessage="The seed fits the hash given before, and the result follows from it."
              />
            )}
            {verdict === 'false' && (
              <FormattedMessage
                tagName="span"
                id="gameLaunch.notVerified"
                defaultMessage="The result does not follow from the seed. Please contact support."
              />
            )}
            {verdict === 'unknown' && (
              <FormattedMessage
                tagName="span"
                id="gameLaunch.unknownGame"
                defaultMessage="This version of the site cannot replay the round."
              />
            )}
          </p>
          <p>
            <Link href={`${routePath('game-view', { gameRoute: VERIFIER_ROUTE }, { lang })}?${queryOf(record, serverSeed)}`}>
              <FormattedMessage {...VERIFIER.title} />
            </Link>
          </p>
          <p className={styles.quiet}>
            <FormattedMessage
              id="gameLaunch.snippet"
              defaultMessage="Or run this in any browser console: it prints the hash of the seed and the first numbers of the round."
            />
          </p>
          <pre className={styles.code} tabIndex={0}>
            {snippetOf({ ...proof, serverSeed })}
          </pre>
        </details>
      )}
    </li>
  );
}

interface Known {
  seeds: Seeds;
  rounds: RoundRecord[];
}

/** The player's rounds of a game and their seeds. @param rounds - rounds of this visit; a change reloads the list. @spec CS-05 */
export function Fairness({ model, rounds }: { model: string; rounds: number }) {
  const intl = useIntl();
  const store = useAppStore();
  const api = useMemo(() => createGamesApi(portsOf(store)), [store]);
  const [known, setKnown] = useState<Known | null>(null);
  const [words, setWords] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const load = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      const [seeds, own] = await Promise.all([api.seeds(signal), api.rounds({ model }, signal)]);
      setKnown({ seeds, rounds: own.rounds });
    },
    [api, model],
  );
  useEffect(() => {
    const stop = new AbortController();
    load(stop.signal).catch(() => undefined); // keep showing the last known rounds
    return () => stop.abort();
  }, [load, rounds]);
  if (known === null) return null;
  const { current, next } = known.seeds;
  const rotate = (): void => {
    setRefusal(null);
    api
      .rotate({ clientSeed: words.trim() || crypto.getRandomValues(new Uint32Array(2)).join('-'), nextHash: next.hash })
      .then(() => load())
      .catch((error: unknown) => {
        setRefusal(toHttpError(error).code);
        load().catch(() => undefined); // another window may have changed the seeds
      });
  };
  return (
    <section className={styles.fairness} aria-label={intl.formatMessage({ id: 'gameLaunch.rounds', defaultMessage: 'Your rounds' })}>
      <h2 className={styles.heading}>
        <FormattedMessage id="gameLaunch.rounds" defaultMessage="Your rounds" />
      </h2>
      {known.rounds.length === 0 ? (
        <p className={styles.quiet}>
          <FormattedMessage id="gameLaunch.noRounds" defaultMessage="Rounds that you play for money appear here." />
        </p>
      ) : (
        <ul className={styles.rounds}>
          {known.rounds.map((record) => (
            <Round key={record.round} record={record} />
          ))}
        </ul>
      )}
      <details className={styles.seeds}>
        <summary>
          <FormattedMessage id="gameLaunch.fair" defaultMessage="Provably fair" />
        </summary>
        <p className={styles.quiet}>
          <FormattedMessage
            id="gameLaunch.fairWords"
            defaultMessage="Each round is drawn from a secret seed of the server, a seed of yours and the number of the round. You see the hash of the secret seed before you play. Change the seeds to see the secret one and check every round that was drawn from it."
          />
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>
              <FormattedMessage id="gameLaunch.hash" defaultMessage="Hash of the server seed" />
            </dt>
            <dd className={styles.hash}>{current.hash}</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="gameLaunch.clientSeed" defaultMessage="Your seed" />
            </dt>
            <dd className={styles.hash}>{current.clientSeed}</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="gameLaunch.nextHash" defaultMessage="Hash of the next server seed, for the new seed of yours" />
            </dt>
            <dd className={styles.hash}>{next.hash}</dd>
          </div>
        </dl>
        <TextField
          label={intl.formatMessage({ id: 'gameLaunch.newSeed', defaultMessage: 'New seed of yours (letters, digits, - and _)' })}
          value={words}
          onChange={({ currentTarget: { value } }) => setWords(value.replace(/[^\w-]/g, '').slice(0, 64))}
        />
        <Button onClick={rotate}>
          <FormattedMessage id="gameLaunch.rotate" defaultMessage="Reveal and change seeds" />
        </Button>
        {refusal !== null && (
          <p role="alert">
            {refusal === 'round-open' ? (
              <FormattedMessage id="gameLaunch.rotateRefused" defaultMessage="Finish the round in play first, then change the seeds." />
            ) : (
              <FormattedMessage
                id="gameLaunch.rotateAgain"
                defaultMessage="The seeds were not changed. Check the hash above and try again."
              />
            )}
          </p>
        )}
      </details>
    </section>
  );
}
