import { clockStyle, endingOf, useEvent, useLiveClock, type GameLineProps } from '@touchline/betting-event-list';
import { playedScore, sportById } from '@touchline/betting-rules';
import { selectChamp } from '@touchline/betting-line-state';
import { Link, PulseDot } from '@touchline/ui-kit';
import { useAppSelector } from '@touchline/ui-pages';
import { memo, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../Pages.module.css';
import { LiveFrame } from './LiveFrame.tsx';

const SHOWN_MS = 2000;

/** Whether the score has just changed while the page was open. */
function useChanged(score: string): boolean {
  const [seen, setSeen] = useState(score);
  useEffect(() => {
    if (seen === score) return undefined;
    const timer = setTimeout(() => setSeen(score), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [seen, score]);
  return seen !== score;
}

const ZoneTile = memo(function ZoneTile(props: GameLineProps) {
  const intl = useIntl();
  const shown = useEvent(props);
  const champ = useAppSelector((state) => (shown === undefined ? undefined : selectChamp(state, shown.game.champId)?.name));
  const timeRef = useLiveClock(shown?.game.state.clock, clockStyle(sportById(shown?.game.sportId ?? 0)));
  const score = shown?.game.state.score;
  const main = score === undefined ? '' : playedScore(score).join(' – ');
  const isChanged = useChanged(main);
  if (shown === undefined) return null;
  const { event } = shown;
  const [first, second] = event.opponents;
  const hasClock = event.time.kind === 'live' && event.time.period !== '';
  const counts = [
    [intl.formatMessage({ id: 'results.zone.corners', defaultMessage: 'Corners' }), score?.corners],
    [intl.formatMessage({ id: 'results.zone.yellow', defaultMessage: 'Yellow cards' }), score?.yellow],
    [intl.formatMessage({ id: 'results.zone.red', defaultMessage: 'Red cards' }), score?.red],
  ] as const;
  const periods = (first.periods ?? []).map((own, at) => `${own}:${second.periods?.[at] ?? ''}`).join('  ');
  return (
    <li>
      <Link className={styles.tile} href={event.href}>
        <span className={styles.ground} data-changed={isChanged ? '' : undefined}>
          <span>
            <PulseDot /> <span {...(hasClock && { ref: timeRef })}>{event.time.time}</span>{' '}
            {event.time.kind === 'live' && event.time.time !== event.time.period && <span>{event.time.period}</span>}
          </span>
          <b>
            <bdi>{main || '–'}</bdi>
          </b>
          <bdi>{endingOf(intl, shown.game) ?? periods}</bdi>
        </span>
        <span className={styles.facts}>
          <span className={styles.names}>
            <span dir="auto">{first.name}</span>
            <span dir="auto">{second.name}</span>
          </span>
          <span className={styles.fact}>{champ}</span>
          {event.paused !== undefined && <span className={styles.fact}>{event.paused}</span>}
          {counts.map(([name, pair]) =>
            pair === undefined ? null : (
              <span key={name} className={styles.fact}>
                <span>{name}</span>
                <bdi>{`${pair[0]} : ${pair[1]}`}</bdi>
              </span>
            ),
          )}
        </span>
      </Link>
    </li>
  );
});

/** Many live games at once, each drawn as a pitch with score, clock and statistics. @spec BT-04 */
export function LiveZone() {
  const intl = useIntl();
  return (
    <LiveFrame section="zone">
      {({ list, source, servedAt, isStale }) => (
        <>
          <p className={styles.count} role="status">
            <FormattedMessage
              id="results.zone.count"
              defaultMessage="{count, plural, one {# live match} other {# live matches}}"
              values={{ count: list.order.length }}
            />
          </p>
          <ul className={styles.zone} aria-label={intl.formatMessage({ id: 'results.zone.games', defaultMessage: 'Live matches' })}>
            {list.order.map((id) => (
              <ZoneTile key={id} gameId={id} source={source} servedAt={servedAt} isStale={isStale} />
            ))}
          </ul>
        </>
      )}
    </LiveFrame>
  );
}
