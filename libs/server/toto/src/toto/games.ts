import type { TotoSection } from '@touchline/toto-rules';
import { EPOCH_MS, type Engine, type Fixture, identityOf, isSameGame } from '@touchline/server-engine';
import { chancesOf } from './chances.ts';

/** A game as stored in a draw. */
export interface DrawGame {
  gameId: number;
  /** Milliseconds. */
  startMs: number;
  sport: string;
  champ: Record<string, string>;
  home: string;
  away: string;
  chances: number[];
}

/** Result of a game: its score, `cancelled`, or undefined while undecided. */
export type GameEnd = readonly [number, number] | 'cancelled' | undefined;

/** Source of games and results. */
export interface GameSource {
  /** Length of a draw's window, milliseconds. */
  readonly periodMs: number;
  /** Start of the window with this number. */
  startOf(number: number): number;
  /** Upcoming games of these sports that kick off within a window, most prominent championships first. */
  games(section: TotoSection, sports: readonly string[], span: { fromMs: number; toMs: number }): DrawGame[];
  /** A game is the one of the draw only if its opponents and its kick-off are; a different game under its id decides nothing. */
  end(game: Pick<DrawGame, 'gameId' | 'startMs' | 'home' | 'away'>): GameEnd;
}

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** A window is two hours of the schedule. */
const PERIOD_MS = 2 * HOUR_MS;
/** Championships with games every few minutes are excluded from draws. */
const FAST_STRIDE_SECONDS = 600;
/** A game without a result this long after its kick-off is cancelled. */
export const CANCELLED_AFTER_MS = 24 * HOUR_MS;

const isFast = ({ champ }: Fixture): boolean => champ.strideSeconds > 0 && champ.strideSeconds <= FAST_STRIDE_SECONDS;

/** Games of the match model and of imported files. @spec TL-01 */
export function engineGames(engine: () => Engine, now: () => number): GameSource {
  const periodMs = () => Math.round(PERIOD_MS / engine().speed);
  return {
    get periodMs() {
      return periodMs();
    },
    startOf: (number) => EPOCH_MS + number * periodMs(),
    games: (section, sports, { fromMs, toMs }) => {
      const fixtures = [...engine().games()].map(({ fixture }) => fixture);
      return fixtures
        .filter(
          (fixture) => sports.includes(fixture.champ.sport.key) && !isFast(fixture) && fixture.startMs >= fromMs && fixture.startMs < toMs,
        )
        .toSorted((a, b) => Number(b.champ.isTop) - Number(a.champ.isTop) || a.startMs - b.startMs || a.id - b.id)
        .map((fixture) => ({
          gameId: fixture.id,
          startMs: fixture.startMs,
          sport: fixture.champ.sport.key,
          champ: { en: '', ...fixture.champ.names },
          home: fixture.home.name,
          away: fixture.away.name,
          chances: chancesOf(section, fixture),
        }));
    },
    end: ({ gameId, startMs, home, away }) => {
      const fixture = engine().fixture(gameId, startMs);
      const startAt = Math.round(startMs / SECOND_MS);
      const sold = { opponent1: home, opponent2: away, startAt };
      const result = fixture !== undefined && isSameGame(sold, identityOf(fixture, gameId)) ? engine().result(gameId, startMs) : undefined;
      if (result === undefined) return now() > startMs + CANCELLED_AFTER_MS ? 'cancelled' : undefined;
      return result.isVoid === true || result.isAwarded === true ? 'cancelled' : result.main;
    },
  };
}
