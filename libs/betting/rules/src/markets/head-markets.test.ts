import { headMarketRank } from './head-markets.ts';
import { marketTypeId } from './market-types.ts';

it('[BT-02] the winner comes first in every sport, then totals, then handicaps of the whole game', () => {
  const ids = [
    marketTypeId('handicap'),
    marketTypeId('total'),
    marketTypeId('winner'),
    marketTypeId('result'),
    marketTypeId('winner-with-overtime'),
  ];

  expect([...ids].sort((a, b) => headMarketRank(a) - headMarketRank(b))).toEqual([
    marketTypeId('result'),
    marketTypeId('winner'),
    marketTypeId('winner-with-overtime'),
    marketTypeId('total'),
    marketTypeId('handicap'),
  ]);
});

it.each([
  ['of a half', marketTypeId('result', 1)],
  ['of corners', marketTypeId('total', 0, 'corners')],
  ['of odd and even', marketTypeId('odd-even')],
  ['with an unknown id', 99_999],
])('[BT-02] a market %s is not a main market', (_, typeId) => {
  expect(headMarketRank(typeId)).toBe(Infinity);
});
