import { marketTypeId, marketTypeOf, OUTCOME as O } from '@touchline/betting-rules';
import { champOfEachModel, offeredMoment } from '../testing/offered-moment.ts';
import { PriceOverrides } from '../price-overrides.ts';
import { CHANCES, type OutcomeChances } from './chances.ts';
import { marginFactor, type PricedMarket, roundCoef } from './draft.ts';
import { chancesIn, poissonGrid } from './grid.ts';

const SEED = 40;

/*
 * Two independent counts with means 1 and 1 differ by k with chance e^-2 I(k)(2), I being the modified Bessel function: I0 = 2.2795853,
 * I1 = 1.5906369, I2 = 0.6889484, so 0 in 0.3085083, 1 in 0.2152693, 2 in 0.0932391, above 0 in 0.3457458, above 1 in 0.1304766.
 * Their sum is Poisson with mean 2: 2 in 0.2706706, above 2 in 0.3233236.
 */
it.each<[Parameters<typeof marketTypeId>[0], number, number | null, OutcomeChances]>([
  ['draw-no-bet', O.Winner1, null, { won: 0.3457458, returned: 0.3085083, halfWon: 0, halfReturned: 0, halfLost: 0 }],
  ['handicap', O.Handicap1, -1000, { won: 0.1304766, returned: 0.2152693, halfWon: 0, halfReturned: 0, halfLost: 0 }],
  ['asian-handicap', O.Handicap1, -750, { won: 0.1304766, returned: 0, halfWon: 0.2152693, halfReturned: 0, halfLost: 0 }],
  ['asian-handicap', O.Handicap1, -250, { won: 0.3457458, returned: 0, halfWon: 0, halfReturned: 0.3085083, halfLost: 0 }],
  ['asian-total', O.Over, 2250, { won: 0.3233236, returned: 0, halfWon: 0, halfReturned: 0.2706706, halfLost: 0 }],
  ['total', O.Under, 2000, { won: 0.4060058, returned: 0.2706706, halfWon: 0, halfReturned: 0, halfLost: 0 }],
])('[OD-02] %s, outcome %i on %p: to win, to return the stake, and the halves', (key, outcomeTypeId, param, expected) => {
  const chances = chancesIn(poissonGrid([1, 1], [0, 0]), { typeId: marketTypeId(key), outcomeTypeId, param });

  for (const way of ['won', 'returned', 'halfWon', 'halfReturned', 'halfLost'] as const)
    expect([way, chances?.[way]]).toEqual([way, expect.closeTo(expected[way] ?? 0, 6)]);
});

it('[OD-02] has no chances of a return where none is possible', () => {
  expect(chancesIn(poissonGrid([1, 1], [0, 0]), { typeId: marketTypeId('result'), outcomeTypeId: O.Draw, param: null })).toBeUndefined();
});

/** Odds at which a stake is worth itself. */
const fairOdds = ({ won, returned = 0, halfWon = 0, halfReturned = 0, halfLost = 0 }: OutcomeChances): number =>
  (1_000_000 - returned - (halfWon + halfReturned) / 2) / (won + (halfWon + halfLost) / 2);

it('[OD-02] every price of every sport is made of the chances that travel with it, which are not sent', () => {
  let returnable = 0;
  for (const champ of champOfEachModel(SEED))
    for (let slot = 1; slot <= 6; slot++)
      for (const market of offeredMoment(champ, slot, SEED)?.markets ?? []) {
        const key = marketTypeOf(market.typeId)?.key ?? 'result';
        expect(JSON.stringify(market)).not.toContain('won');
        for (const outcome of market.outcomes) {
          const chances = outcome[CHANCES]!;
          const coef = fairOdds(chances) / marginFactor(key);
          if ((chances.returned ?? 0) > 0 || (chances.halfWon ?? 0) > 0) returnable += 1;
          // Chances are cut to millionths, so the price may fall on the next step.
          expect(Math.abs(outcome.coef - roundCoef(coef))).toBeLessThanOrEqual(Math.max(10, outcome.coef / 50));
        }
      }
  expect(returnable).toBeGreaterThan(100);
});

it('[OD-02] keeps the chance of a return where a test fixes the odds', () => {
  const market = offeredMoment(champOfEachModel(SEED)[0]!, 1, SEED)!.markets.find(({ typeId }) => typeId === marketTypeId('draw-no-bet'))!;
  const overrides = new PriceOverrides();
  overrides.set(market.outcomes[0]!.id, 2000, 0);
  const [fixed] = overrides.apply([market as PricedMarket])[0]!.outcomes;

  expect(fixed![CHANCES]!.returned).toBe(market.outcomes[0]![CHANCES]!.returned);
  // Odds of 2.00 with a margin of 5 %.
  expect(fairOdds(fixed![CHANCES]!)).toBeCloseTo(2.1, 4);
});

it('[OD-02] a draw no bet returns its stake as often as the result is a draw, in every sport, period and count', () => {
  const kindOf = ({ typeId }: PricedMarket) => marketTypeOf(typeId)!;
  const compared = new Set<string>();
  for (const champ of champOfEachModel(SEED))
    for (let slot = 1; slot <= 6; slot++) {
      const markets = offeredMoment(champ, slot, SEED)?.markets ?? [];
      for (const market of markets.filter((one) => kindOf(one).key === 'draw-no-bet')) {
        const { measure, period } = kindOf(market);
        const result = markets.find(({ typeId }) => typeId === marketTypeId('result', period, measure));
        const draw = result?.outcomes.find(({ typeId }) => typeId === O.Draw)?.[CHANCES]?.won;
        if (draw === undefined) continue;
        compared.add(champ.sport.key);
        for (const outcome of market.outcomes) expect(Math.abs((outcome[CHANCES]?.returned ?? 0) - draw)).toBeLessThanOrEqual(2);
      }
    }
  expect([...compared]).toEqual(expect.arrayContaining(['football', 'basketball', 'ice-hockey', 'handball', 'rugby-union']));
});
