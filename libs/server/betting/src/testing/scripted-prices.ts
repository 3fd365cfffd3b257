import { marketTypeId, OUTCOME, type GameResult } from '@touchline/betting-rules';
import type { MatchNow, PriceNow, PriceRef, PriceSource } from '../coupon/prices.ts';

const RESULT_OUTCOMES = [OUTCOME.HomeWin, OUTCOME.Draw, OUTCOME.AwayWin];
const DEFAULT_COEFS = [2100, 3400, 3600];
const CHANCES = [450_000, 280_000, 270_000];

/** A line that is fully controlled by a test. */
export interface ScriptedPrices extends PriceSource<GameResult> {
  /** Adds a line game with a 1X2 market; outcomes are `gameId * 100 + 1, 2, 3`. @returns a bet on its first outcome. */
  addGame(gameId: number, more?: Partial<PriceNow>): PriceRef & { coef: number };
  /** Changes one outcome. A new kick-off is that of the same game. */
  change(outcomeId: number, change: Partial<PriceNow>): void;
  /** Puts another game under an id, with the same markets. */
  replaceGame(gameId: number, other: Partial<PriceNow>): void;
  finish(gameId: number, result: GameResult): void;
  /** Sets the current state of a match. */
  play(gameId: number, match: MatchNow): void;
  /** Records that a side led with this score: 0 for the first team, 1 for the second. */
  lead(gameId: number, side: 0 | 1, score: readonly [number, number]): void;
  /** Runs before every quote, so that a price can move exactly when it is read. */
  beforeQuote: () => void;
}

export function scriptedPrices(startAt: number): ScriptedPrices {
  const outcomes = new Map<number, PriceNow>();
  const results = new Map<number, GameResult>();
  const matches = new Map<number, MatchNow>();
  const leads = new Map<string, readonly [number, number]>();
  const listeners = new Set<(gameId: number) => void>();
  const ofGame = (gameId: number) => [...outcomes.values()].filter((known) => known.gameId === gameId);
  /** The outcome with the kick-off that its game had before, if it was moved. */
  const moved = (before: PriceNow, change: Partial<PriceNow>): Partial<PriceNow> => {
    const { opponent1: home, opponent2: away, startAt, soldAs = [] } = before;
    return change.startAt === undefined || change.startAt === startAt
      ? change
      : { ...change, soldAs: [...soldAs, { home, away, startAt }] };
  };

  const prices: ScriptedPrices = {
    beforeQuote: () => undefined,
    addGame: (gameId, more = {}) => {
      RESULT_OUTCOMES.forEach((outcomeTypeId, at) => {
        const outcome: PriceNow = {
          gameId,
          marketId: gameId * 10,
          outcomeId: gameId * 100 + at + 1,
          rootGameId: gameId,
          marketTypeId: marketTypeId('result', 0, 'score'),
          outcomeTypeId,
          param: null,
          outcomeName: null,
          coef: DEFAULT_COEFS[at] ?? 0,
          chances: { won: CHANCES[at] ?? 0 },
          isSuspended: false,
          isDepend: false,
          isBannedExpress: false,
          isDisabledBanker: false,
          kind: 1,
          isLive: false,
          isFinished: false,
          sportId: 1,
          champId: 11,
          champName: 'Harbour League',
          opponent1: `Northside ${gameId}`,
          opponent2: `Rovers ${gameId}`,
          startAt,
          subKind: null,
          score: null,
          updatedAt: Number.MAX_SAFE_INTEGER,
          priceVersion: 1,
          ...more,
        };
        outcomes.set(outcome.outcomeId, outcome);
      });
      return { gameId, marketId: gameId * 10, outcomeId: gameId * 100 + 1, coef: more.coef ?? DEFAULT_COEFS[0] ?? 0 };
    },
    change: (outcomeId, change) => {
      const outcome = outcomes.get(outcomeId);
      if (outcome !== undefined) outcomes.set(outcomeId, { ...outcome, priceVersion: outcome.priceVersion + 1, ...moved(outcome, change) });
    },
    replaceGame: (gameId, other) => {
      for (const { soldAs: _, ...outcome } of ofGame(gameId)) outcomes.set(outcome.outcomeId, { ...outcome, ...other });
    },
    finish: (gameId, result) => {
      results.set(gameId, result);
      for (const outcome of outcomes.values())
        if (outcome.gameId === gameId) outcomes.set(outcome.outcomeId, { ...outcome, isFinished: true });
      for (const listener of listeners) listener(gameId);
    },
    quote: ({ gameId, outcomeId }) => {
      prices.beforeQuote();
      const outcome = outcomes.get(outcomeId);
      if (outcome !== undefined && outcome.gameId === gameId) return outcome;
      return ofGame(gameId).length > 0 ? 'no-outcome' : 'no-game';
    },
    lead: (gameId, side, score) => void leads.set(`${gameId}/${side}`, score),
    firstLead: (gameId, side, by) => {
      const score = leads.get(`${gameId}/${side}`);
      return score !== undefined && score[side] - score[side === 0 ? 1 : 0] >= by ? score : undefined;
    },
    // A test may move a single outcome, so the kick-offs of all of them are those of the game.
    game: (gameId) => {
      const [first, ...others] = ofGame(gameId);
      if (first === undefined) return undefined;
      const faces = others.map(({ opponent1: home, opponent2: away, startAt }) => ({ home, away, startAt }));
      return { ...first, soldAs: [...(first.soldAs ?? []), ...faces] };
    },
    play: (gameId, match) => void matches.set(gameId, match),
    match: (gameId) => (results.has(gameId) ? undefined : matches.get(gameId)),
    result: (gameId) => results.get(gameId),
    onSettled: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return prices;
}
