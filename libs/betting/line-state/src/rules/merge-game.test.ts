import type { GameAnswer } from '@touchline/betting-contract';
import { aGame, aLiveGame } from '../testing.ts';
import { mergeGame } from './merge-game.ts';

const answer = (fields: Partial<GameAnswer>): GameAnswer => ({ revision: 1, isFull: true, servedAt: 1, changes: [], ...fields });

describe('mergeGame', () => {
  const corners = aLiveGame({ id: 2, parentId: 1, subKind: 'corners' });
  const image = mergeGame(
    undefined,
    answer({ game: aLiveGame({ id: 1 }), subGames: [corners], incidents: [{ id: 1, seconds: 600, kind: 'goal', team: 1 }] }),
  );

  it('[BT-01] contains the game, its sub-games and incidents', () => {
    expect(image?.gameId).toBe(1);
    expect(image?.subGameIds).toEqual([2]);
    expect(image?.incidents).toHaveLength(1);
    expect(Object.keys(image?.books ?? {})).toEqual(['1', '2']);
  });

  it('[BT-01] a delta changes the parts in it and keeps the others', () => {
    const next = mergeGame(image ?? undefined, answer({ isFull: false, revision: 2, changes: [{ id: 2, prices: [[201, 2500, 0]] }] }));
    expect(next?.books[2]?.[0]?.outcomes[0]?.coef).toBe(2500);
    expect(next?.books[1]).toBe(image?.books[1]);
    expect(next?.incidents).toBe(image?.incidents);
    expect(next?.subGameIds).toEqual([2]);
  });

  it('[BT-01] a full answer replaces everything', () => {
    const next = mergeGame(image ?? undefined, answer({ game: aGame({ id: 1 }) }));
    expect(next?.subGameIds).toEqual([]);
    expect(next?.incidents).toEqual([]);
    expect(next?.books[2]).toBeUndefined();
  });

  it('is null if the first answer contains no game', () => {
    expect(mergeGame(undefined, answer({ isFull: false }))).toBeNull();
  });
});
