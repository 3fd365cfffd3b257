import { marketTypeId, OUTCOME } from '@touchline/betting-rules';
import { betNeed } from './bet-need.ts';

const of = (key: Parameters<typeof marketTypeId>[0], outcomeTypeId: number, param: number | null = null) => ({
  marketTypeId: marketTypeId(key, 0, 'score'),
  outcomeTypeId,
  param,
});
const losing = (side: 1 | 2 | 'either' | 'each', count: number) => ({ state: 'losing', needs: { side, count } });

it.each([
  ['a win of the first side that leads', of('result', OUTCOME.HomeWin), [1, 0], { state: 'winning' }],
  ['a win of the first side at a draw', of('result', OUTCOME.HomeWin), [1, 1], losing(1, 1)],
  ['a win of the first side two behind', of('result', OUTCOME.HomeWin), [0, 2], losing(1, 3)],
  ['a draw with the first side two ahead', of('result', OUTCOME.Draw), [2, 0], losing(2, 2)],
  ['over 2.5 with one', of('total', OUTCOME.Over, 2500), [1, 0], losing('either', 2)],
  ['under 2.5 with two', of('total', OUTCOME.Under, 2500), [1, 1], { state: 'winning' }],
  ['under 2.5 with three', of('total', OUTCOME.Under, 2500), [2, 1], { state: 'losing', needs: null }],
  ['over 3 with three', of('asian-total', OUTCOME.Over, 3000), [2, 1], { state: 'void', needs: { side: 'either', count: 1 } }],
  ['both to score at 0:0', of('both-score', OUTCOME.Yes), [0, 0], losing('each', 1)],
  ['both to score at 1:0', of('both-score', OUTCOME.Yes), [1, 0], losing(2, 1)],
])('[OD-02] computes what %s needs', (_, bet, score, need) => {
  expect(betNeed(bet, score as [number, number])).toEqual(need);
});

it('[OD-02] returns null for a bet that depends on more than the score', () => {
  expect(betNeed(of('first-scorer', OUTCOME.HomeWin), [0, 0])).toBeNull();
  expect(betNeed({ marketTypeId: marketTypeId('result', 1, 'score'), outcomeTypeId: OUTCOME.HomeWin, param: null }, [0, 0])).toBeNull();
});
