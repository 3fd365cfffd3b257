import { MARKET_KINDS } from '@touchline/betting-rules';
import { marginFactor } from './draft.ts';

/** The least share of a stake that rewards assume the house keeps (`COUPON_EDGE` of the betting module). */
const LEAST_EDGE = 0.03;

it.each(MARKET_KINDS.map(({ key }) => [key]))('[PI-02] the margin of %s is at least what rewards assume', (key) => {
  expect(1 - 1 / marginFactor(key)).toBeGreaterThan(LEAST_EDGE);
});
