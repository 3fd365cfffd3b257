import type { Market, Outcome } from '@touchline/betting-contract';
import { aLiveGame } from '@touchline/betting-line-state/testing';
import { marketName, outcomeName, type Names } from '@touchline/betting-names';
import { formatLine, marketTypeId, OUTCOME } from '@touchline/betting-rules';
import { createIntl } from 'react-intl';
import { cellsOf } from './event-view-of.ts';

const intl = createIntl({ locale: 'en' });
const names: Names = {
  market: (typeId, context) => marketName(intl, typeId, context),
  outcome: (picked, market, options) => outcomeName(intl, picked, market, options),
  period: (_sport, period) => `period ${period}`,
  shootOut: () => 'shoot-out',
  line: (param, options) => formatLine(param, options),
};
const { markets: _none, ...game } = aLiveGame({ id: 1 });
const price = (id: number, typeId: number): Outcome => ({ id, typeId, coef: 1900 });
const handicap = (param: number): Market => ({
  id: 10,
  typeId: marketTypeId('handicap'),
  param,
  outcomes: [price(11, OUTCOME.Handicap1), price(12, OUTCOME.Handicap2)],
});

it.each([
  [-500, '−0.5', '+0.5'],
  [1500, '+1.5', '−1.5'],
  [0, '0', '0'],
])('[BT-01] both prices of the handicap %i have their own line with its sign', (param, first, second) => {
  const { handicap: cells } = cellsOf(game, [handicap(param)], names);
  expect([cells?.first?.line, cells?.second?.line]).toEqual([first, second]);
  expect(cells?.first?.name).toBe(`1 (${first})`);
  expect(cells?.first?.label).toBe(`Handicap: Harbour City ${first}`);
});

it('[BT-01] a total has one line for both prices', () => {
  const total = { id: 20, typeId: marketTypeId('total'), param: 2500, outcomes: [price(21, OUTCOME.Over), price(22, OUTCOME.Under)] };
  const { total: cells } = cellsOf(game, [total], names);
  expect(cells?.line).toBe('2.5');
  expect([cells?.first?.line, cells?.second?.line]).toEqual([undefined, undefined]);
});
