import type { Championship, Game, GamesAnswer, Market, MenuAnswer, Outcome } from '@touchline/betting-contract';

/** Builders for tests and stories: valid by default, each field replaceable. */

const SERVED_AT = 1_700_000_000_000;

export function anOutcome(fields: Partial<Outcome> = {}): Outcome {
  return { id: 101, typeId: 1, coef: 1850, ...fields };
}

/** A result market with three prices, ids from `firstId`. */
export function aResultMarket(firstId: number, fields: Partial<Market> = {}): Market {
  return {
    id: firstId,
    typeId: 1,
    outcomes: [
      anOutcome({ id: firstId + 1, typeId: 1, coef: 1850 }),
      anOutcome({ id: firstId + 2, typeId: 2, coef: 3400 }),
      anOutcome({ id: firstId + 3, typeId: 3, coef: 4200 }),
    ],
    ...fields,
  };
}

/** A football game that has not begun, with its result market. */
export function aGame(fields: Partial<Game> = {}): Game {
  const id = fields.id ?? 1;
  return {
    id,
    number: 1000 + id,
    kind: 1,
    sportId: 1,
    champId: 10,
    startAt: 1_700_003_600,
    section: 'line',
    opponent1: { id: 1, name: 'Harbour City' },
    opponent2: { id: 2, name: 'Northfield United' },
    state: { statusId: 1, marketsCount: 64 },
    hasVideo: false,
    markets: [aResultMarket(id * 100)],
    ...fields,
  };
}

/** The same game in play: 1:0 in the 24th minute. */
export function aLiveGame(fields: Partial<Game> = {}): Game {
  return aGame({
    section: 'live',
    state: {
      statusId: 2,
      marketsCount: 64,
      score: { main: [1, 0], periods: [[1, 0]] },
      clock: { periodId: 1, seconds: 1400, at: SERVED_AT, isRunning: true, direction: 'up' },
    },
    ...fields,
  });
}

export function aChamp(fields: Partial<Championship> = {}): Championship {
  return { id: 10, sportId: 1, name: 'Coastal League', countryCode: 'GB', count: 1, ...fields };
}

/** A full answer with one game. */
export function aGamesAnswer(fields: Partial<GamesAnswer> = {}): GamesAnswer {
  return { revision: 1, isFull: true, servedAt: SERVED_AT, champs: [aChamp()], games: [aGame()], changes: [], removed: [], ...fields };
}

export function aMenuAnswer(fields: Partial<MenuAnswer> = {}): MenuAnswer {
  return { revision: 1, sports: [{ id: 1, key: 'football', name: 'Football', count: 1 }], champs: [aChamp()], ...fields };
}
