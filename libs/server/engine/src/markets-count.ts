import { GameStatus } from '@touchline/betting-contract';
import type { Frame } from './course/course.ts';
import { SCORER_WEIGHTS } from './course/goals.ts';
import type { LiveGame } from './live-game.ts';
import { priceGame } from './pricing/price-game.ts';
import { strengthsOf } from './schedule.ts';
import type { Fixture, Model, Script, Team } from './types.ts';

const NOT_STARTED: Frame = {
  at: 0,
  statusId: GameStatus.NotStarted,
  periodId: 0,
  played: 0,
  isRunning: false,
  score: { main: [0, 0], periods: [] },
  suspendedUntil: 0,
};
const NO_NOISE = { homeBias: 0, pace: 0 };
/** Approximate share of a game's markets that are closed when its last period begins. */
const CLOSED_SHARE = 0.55;

/** Records of played matches differ in detail, which decides the markets on offer. */
const scriptKind = (script: Script | undefined): string =>
  script === undefined ? '' : `${script.hasInventedMinutes === true}${script.halfTime !== undefined}`;

const modelKey = (model: Model): string => Object.values(model).join();

const players = (team: string): string[] => SCORER_WEIGHTS.map((_, nth) => `${team}${nth}`);

/** The fixture with two even teams, so that the count does not depend on which game is counted first. */
function evenGame(fixture: Fixture, hasPlayers: boolean): Fixture {
  const even = { id: 0, name: '', rating: 0 };
  const [home, away] = ['a', 'b'].map((team) => ({ ...even, ...(hasPlayers && { players: players(team) }) })) as [Team, Team];
  return { ...fixture, home, away, strengths: strengthsOf(fixture.champ, even, even) };
}

/**
 * Approximate number of markets of a game, for lists; the page of the game shows the exact number. An exact count would price every game,
 * so one even game of each kind is counted, when that kind is first requested.
 */
export function marketsCounter(): (game: LiveGame) => number {
  const known = new Map<string, number>();
  return (game) => {
    const { fixture, section } = game;
    const { champ } = fixture;
    const hasPlayers = champ.teams[0]?.players !== undefined;
    const key = `${champ.sport.id}|${modelKey(champ.model)}|${hasPlayers}|${scriptKind(fixture.script)}`;
    let count = known.get(key);
    if (count === undefined) {
      const situation = {
        fixture: evenGame(fixture, hasPlayers),
        frame: NOT_STARTED,
        played: 0,
        noise: NO_NOISE,
        incidents: [],
        part: 'whole' as const,
      };
      count = priceGame(situation, fixture.shortId, false).length;
      known.set(key, count);
    }
    // Read the frame only from here on: it would compute and keep the whole course of a game that has not begun.
    if (section === 'line') return count;
    const { frame } = game;
    const periods = Math.max(frame.periodId, champ.model.kind === 'sets' ? champ.model.setsToWin * 2 - 1 : champ.sport.periods);
    return Math.max(1, Math.round(count * (1 - (CLOSED_SHARE * (frame.periodId - 1)) / periods)));
  };
}
