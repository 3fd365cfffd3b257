import { aGame } from '@touchline/betting-line-state/testing';
import { EMPTY_LIST, mergeGames } from '@touchline/betting-line-state';
import { aGamesAnswer } from '@touchline/betting-line-state/testing';
import { byInterest, rowsInOrder } from './by-interest.ts';

const START = 1_700_003_600;
const list = mergeGames(
  EMPTY_LIST,
  aGamesAnswer({
    games: [
      aGame({ id: 1, champId: 30, startAt: START, players: 90 }),
      aGame({ id: 2, champId: 10, startAt: START + 60, players: 7 }),
      aGame({ id: 3, champId: 10, startAt: START + 120, players: 12 }),
      aGame({ id: 4, champId: 20, startAt: START + 180, isTop: true }),
      aGame({ id: 5, champId: 10, startAt: START }),
    ],
  }),
);

it('[BT-08] orders games by competition tier, then players with a stake, then start', () => {
  expect(list.order).toEqual([1, 5, 2, 3, 4]);
  expect(byInterest(list, (champId) => champId === 10)).toEqual([4, 3, 2, 5, 1]);
});

it('[BT-08] names the championship wherever it changes', () => {
  expect(rowsInOrder([4, 3, 2, 1], list.games)).toEqual([
    { kind: 'champ', champId: 20, sportId: 1, count: 1 },
    { kind: 'game', gameId: 4, isLast: true },
    { kind: 'champ', champId: 10, sportId: 1, count: 2 },
    { kind: 'game', gameId: 3, isLast: false },
    { kind: 'game', gameId: 2, isLast: true },
    { kind: 'champ', champId: 30, sportId: 1, count: 1 },
    { kind: 'game', gameId: 1, isLast: true },
  ]);
});
