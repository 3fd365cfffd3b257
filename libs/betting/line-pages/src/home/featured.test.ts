import { EMPTY_LIST, mergeGames } from '@touchline/betting-line-state';
import { aGame, aGamesAnswer, anOutcome, aResultMarket } from '@touchline/betting-line-state/testing';
import type { Game } from '@touchline/betting-contract';
import { featuredGame } from './featured.ts';

const listOf = (...games: Game[]) => mergeGames(EMPTY_LIST, aGamesAnswer({ games }));
const startingIn = (hours: number, fields: Partial<Game>) => aGame({ startAt: 1_700_000_000 + hours * 3600, ...fields });

it('[BT-01] home features the next top match with three open prices', () => {
  const twoWay = { markets: [aResultMarket(100, { typeId: 4, outcomes: [anOutcome({ id: 101 }), anOutcome({ id: 102 })] })] };
  const suspended = { markets: [aResultMarket(200, { isSuspended: true })] };
  const blocked = { markets: [aResultMarket(300, { outcomes: [1, 2, 3].map((at) => anOutcome({ id: 300 + at, isBlocked: at === 2 })) })] };
  const list = listOf(
    startingIn(1, { id: 1, ...twoWay }),
    startingIn(2, { id: 2, ...suspended }),
    startingIn(3, { id: 3, ...blocked }),
    startingIn(4, { id: 4, state: { statusId: 1, marketsCount: 1, isSuspended: true } }),
    startingIn(6, { id: 6 }),
    startingIn(5, { id: 5 }),
  );

  expect(featuredGame(list, null)).toBe(5);
  expect(featuredGame(listOf(startingIn(1, { id: 1, ...twoWay })), null)).toBeNull();
});

it('[BT-01] the featured match stays while it is listed, so that no price moves under the pointer', () => {
  const both = listOf(startingIn(1, { id: 1 }), startingIn(2, { id: 2 }));

  expect(featuredGame(both, 2)).toBe(2);
  expect(featuredGame(listOf(startingIn(1, { id: 1 })), 2)).toBe(1);
});
