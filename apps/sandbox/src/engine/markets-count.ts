import { GameStatus } from '@touchline/shared-contract';
import type { Frame } from './course/course.ts';
import type { LiveGame } from './live-game.ts';
import { priceGame } from './pricing/price-game.ts';
import { strengthsOf } from './schedule.ts';
import type { Fixture, Script } from './types.ts';

const NOT_STARTED: Frame = {
  at: 0,
  statusId: GameStatus.NotStarted,
  periodId: 0,
  played: 0,
  isRunning: false,
  score: { main: [0, 0], periods: [] },
  suspendedUntil: 0,
};
const NO_NOISE = { tilt: 0, pace: 0 };
/** Share of a game's markets that are closed when its last period begins, about. */
const CLOSED_SHARE = 0.55;

/** Records of played matches differ in what they know. */
const scriptKind = (script: Script | undefined): string =>
  script === undefined ? '' : `${script.hasInventedMinutes === true}${script.halfTime !== undefined}`;

/** The same game whoever asks first: two even teams of the championship. */
function evenGame(fixture: Fixture): Fixture {
  const { champ } = fixture;
  const [home = fixture.home, away = fixture.away] = champ.teams;
  const even = { ...home, rating: 0 };
  return { ...fixture, home, away, strengths: strengthsOf(champ, even, even) };
}

/**
 * About how many markets a game has, told beside it in lists; the game's page counts them. Counting for every game would price them all,
 * so an even game of each championship is counted, when the championship is first asked for.
 */
export function marketsCounter(): (game: LiveGame) => number {
  const known = new Map<string, number>();
  return ({ fixture, section, frame }) => {
    const { champ } = fixture;
    const key = `${champ.id}|${scriptKind(fixture.script)}`;
    let count = known.get(key);
    if (count === undefined) {
      const situation = {
        fixture: evenGame(fixture),
        frame: NOT_STARTED,
        played: 0,
        noise: NO_NOISE,
        incidents: [],
        part: 'whole' as const,
      };
      count = priceGame(situation, fixture.shortId, false).length;
      known.set(key, count);
    }
    if (section === 'line') return count;
    const periods = Math.max(frame.periodId, champ.model.kind === 'sets' ? champ.model.setsToWin * 2 - 1 : champ.sport.periods);
    return Math.max(1, Math.round(count * (1 - (CLOSED_SHARE * (frame.periodId - 1)) / periods)));
  };
}
