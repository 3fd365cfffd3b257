import { marketTypeId } from '@touchline/betting-rules';
import { settlementRule } from './settlement-rule.ts';

const WON = 1;

it('[BT-15] uses the early-payout rule only for a selection that an early lead has won', () => {
  const bet = { marketTypeId: marketTypeId('result'), statusId: WON };
  expect(settlementRule({ ...bet, early: { lead: 2, score: '2:0' } })).toBe('early');
  expect(settlementRule({ ...bet, early: { lead: 2, score: null } })).toBe('score');
});

it.each([
  [marketTypeId('result'), WON, 'score'],
  [marketTypeId('total', 1), WON, 'period'],
  [marketTypeId('total', 0, 'corners'), WON, 'corners'],
  [marketTypeId('handicap', 2, 'cards'), WON, 'cards'],
  [marketTypeId('winner-with-overtime'), WON, 'final'],
  [marketTypeId('to-qualify'), WON, 'final'],
  [marketTypeId('total-with-overtime'), WON, 'final'],
  [marketTypeId('next-score'), WON, 'order'],
  [marketTypeId('scorer'), WON, 'player'],
  [marketTypeId('player-duel'), WON, 'duel'],
  [marketTypeId('place'), WON, 'race'],
  [marketTypeId('winner-number'), WON, 'race'],
  [marketTypeId('result'), 3, 'void'],
] as const)('[OD-02] settles a selection of market type %i with status %i by the rule %s', (typeId, statusId, rule) => {
  expect(settlementRule({ marketTypeId: typeId, statusId })).toBe(rule);
});
