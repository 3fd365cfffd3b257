import type { GameEnd, GameSource } from '../toto/games.ts';

const HOUR_MS = 3_600_000;

/** Games controlled by the test: enough for a section in every two-hour window, with the results set in `ends`. */
export function scriptedGames(now: () => number): GameSource & { ends: Map<number, GameEnd> } {
  const ends = new Map<number, GameEnd>();
  return {
    ends,
    periodMs: 2 * HOUR_MS,
    startOf: (number) => number * 2 * HOUR_MS,
    games: (_section, [sport = ''], { fromMs }) =>
      Array.from({ length: 15 }, (_, at) => ({
        ...{ gameId: fromMs / 1000 + at, startMs: fromMs + 600_000 + at * 1000, sport, champ: { en: 'Cup' } },
        ...{ home: `Home ${at}`, away: `Away ${at}`, chances: [500, 300, 200] },
      })),
    // By default a game ends with a home win after two hours.
    end: ({ gameId, startMs }) => ends.get(gameId) ?? (now() > startMs + 2 * HOUR_MS ? [1, 0] : undefined),
  };
}
