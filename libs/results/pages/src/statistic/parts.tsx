import { DATE_STYLES } from '@touchline/shared-primitives';
import { endingNote } from '@touchline/betting-names/score';
import type { FormGame, ResultGame, SquadPlayer } from '@touchline/betting-results-contract';
import { FormLetters, ResultList, type ResultRowView } from '@touchline/betting-results-ui';
import { artUrl } from '@touchline/ui-art';
import { Card, Drawing } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../Pages.module.css';
import { rowOf } from '../result-rows.ts';
import { statisticPath } from '../statistic-link.tsx';

/** A titled part of the page. */
export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.head}>{title}</h2>
      {children}
    </section>
  );
}

/** Games of several days, each with its date. */
export function DatedGames({ label, games, lang }: { label: string; games: readonly ResultGame[]; lang: string }) {
  const intl = useIntl();
  const rows = games.map((game): ResultRowView => {
    const at = game.startAt * 1000;
    return rowOf(game, {
      intl,
      lang,
      time: intl.formatDate(at, DATE_STYLES.day),
      note: game.phase === 'line' ? intl.formatTime(at, DATE_STYLES.time) : intl.formatDate(at, { year: 'numeric' }),
    });
  });
  return <ResultList label={label} rows={rows} />;
}

/** Recent games of a team, latest first, below the letters of its form. */
export function TeamForm({ team, sport, games, lang }: { team: string; sport: string; games: readonly FormGame[]; lang: string }) {
  const intl = useIntl();
  const rows = games.map(({ statisticId, startAt, opponent, isHome, own, other, ending }): ResultRowView => {
    const sides = isHome ? ([team, opponent] as const) : ([opponent, team] as const);
    return {
      key: statisticId,
      href: statisticPath(lang, statisticId),
      time: intl.formatDate(startAt * 1000, DATE_STYLES.day),
      opponents: sides,
      score: isHome ? [String(own), String(other)] : [String(other), String(own)],
      periods: [],
      ending: ending && endingNote(intl, ending, { sport, sides }),
    };
  });
  return (
    <div className={styles.group}>
      <h3 className={styles.head}>
        <bdi>{team}</bdi>
        <FormLetters form={games.map(({ result }) => result).toReversed()} />
      </h3>
      <ResultList label={team} rows={rows} />
    </div>
  );
}

/** Players of a team with their goals this season. */
export function Squad({ team, players }: { team: string; players: readonly SquadPlayer[] }) {
  return (
    <div className={styles.group}>
      <h3 className={styles.head}>
        <bdi>{team}</bdi>
      </h3>
      <Card>
        <ul className={styles.people} aria-label={team}>
          {players.map(({ name, goals }) => (
            <li key={name}>
              <span className={styles.person}>
                <Drawing src={artUrl('portrait', { name, team })} width={32} height={32} />
                <bdi>{name}</bdi>
              </span>
              <span>
                <FormattedMessage
                  id="results.goals"
                  defaultMessage="{count, plural, one {# goal} other {# goals}}"
                  values={{ count: goals }}
                />
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
