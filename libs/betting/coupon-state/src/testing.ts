import type { Pick } from './rules/content/pick.ts';

/** Fields of a pick that a test sets; the others are derived from the outcome's id. */
export interface PickOverrides {
  coef?: number;
  gameId?: number;
  parentId?: number;
  isLive?: boolean;
  isBlocked?: boolean;
  isBannedExpress?: boolean;
  name?: string;
}

/** A pick of an outcome, valid by default: each outcome belongs to a different game. */
export function aPick(outcomeId: number, overrides: PickOverrides = {}): Pick {
  const { coef = 1850, gameId = outcomeId * 10, isLive = false, isBlocked = false, isBannedExpress = false, parentId, name } = overrides;
  return {
    game: {
      id: gameId,
      number: gameId,
      kind: 1,
      sportId: 1,
      champId: 5,
      startAt: 1_795_100_000,
      section: isLive ? 'live' : 'line',
      opponent1: { id: 1, name: 'Harbour Town' },
      opponent2: { id: 2, name: 'Mill United' },
      state: { statusId: isLive ? 2 : 1, marketsCount: 1 },
      hasVideo: false,
      ...(parentId !== undefined && { parentId }),
    },
    market: { id: outcomeId * 100, typeId: 1 },
    outcome: { id: outcomeId, typeId: 1, coef, isBlocked, isBannedExpress, ...(name !== undefined && { name }) },
    source: 'list',
    pageType: 'line',
  };
}
