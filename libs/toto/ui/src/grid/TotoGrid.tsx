import { DATE_STYLES } from '@touchline/shared-primitives';
import type { TotoGame } from '@touchline/toto-contract';
import { Crest, VisuallyHidden } from '@touchline/ui-kit';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { outcomeText } from './outcome-text.ts';
import styles from './TotoGrid.module.css';

const MS_PER_SECOND = 1000;

export interface TotoGridProps {
  /** Accessible name of the grid. */
  label: string;
  /** Games of the draw, in the order of the ticket. */
  games: readonly TotoGame[];
  /** Outcomes of each game, in the order of the section. */
  outcomes: readonly string[];
  /** Picked outcomes of each game; empty for a read-only grid. */
  picks: readonly (readonly number[])[];
  /** Called when an outcome is pressed; without it the grid is read-only. */
  onPick?: (game: number, outcome: number) => void;
  /** Language of championship names (two letters). */
  lang: string;
}

/** Championship name in the given language, else in English. */
const champName = ({ champ }: TotoGame, lang: string): string => champ[lang] ?? champ['en'] ?? '';

/**
 * Games of a toto draw with their outcomes. Several picks in one game make a system entry; a finished game shows its score and marks the
 * right outcome.
 *
 * Keyboard: each outcome is a toggle button and a tab stop; Enter and Space toggle it. Its accessible name consists of game and outcome.
 *
 * @spec TL-01
 */
export function TotoGrid({ label, games, outcomes, picks, onPick, lang }: TotoGridProps) {
  const intl = useIntl();
  return (
    <ol className={styles.games} aria-label={label} data-outcomes={outcomes.length > 4 ? 'many' : undefined}>
      {games.map((game, at) => (
        <li key={game.gameId} className={styles.game}>
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          <div className={styles.sides}>
            <span className={styles.side}>
              <Crest name={game.home} size={18} />
              <bdi>{game.home}</bdi>
              {game.score !== null && <b className={styles.score}>{intl.formatNumber(game.score[0])}</b>}
            </span>
            <span className={styles.side}>
              <Crest name={game.away} size={18} />
              <bdi>{game.away}</bdi>
              {game.score !== null && <b className={styles.score}>{intl.formatNumber(game.score[1])}</b>}
            </span>
            <span className={styles.facts}>
              <bdi>{champName(game, lang)}</bdi>
              {game.isCancelled ? (
                <span className={styles.cancelled}>
                  <FormattedMessage id="toto.game.cancelled" defaultMessage="Cancelled: every selection is right" />
                </span>
              ) : (
                <time dateTime={new Date(game.startAt * MS_PER_SECOND).toISOString()}>
                  <FormattedDate value={game.startAt * MS_PER_SECOND} {...DATE_STYLES.moment} />
                </time>
              )}
            </span>
          </div>
          <div className={styles.outcomes} role="group" aria-label={`${game.home} – ${game.away}`}>
            {outcomes.map((outcome, place) => {
              const text = outcomeText(intl, outcome);
              const isPicked = picks[at]?.includes(place) ?? false;
              const chance = (game.chances[place] ?? 0) / 1000;
              return (
                <button
                  key={outcome}
                  type="button"
                  className={styles.outcome}
                  aria-pressed={isPicked}
                  data-right={game.outcome === place ? '' : undefined}
                  disabled={onPick === undefined}
                  onClick={() => onPick?.(at, place)}
                >
                  <VisuallyHidden>{`${game.home} – ${game.away}: `}</VisuallyHidden>
                  <bdi>{text}</bdi>{' '}
                  <small suppressHydrationWarning>{intl.formatNumber(chance, { style: 'percent', maximumFractionDigits: 0 })}</small>
                </button>
              );
            })}
          </div>
        </li>
      ))}
    </ol>
  );
}
