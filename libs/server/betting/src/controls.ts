import { control, type Control, type Controls, Refusal } from '@touchline/server-kernel';
import * as z from 'zod/mini';
import type { BettingServices } from './coupon/services.ts';
import { enterResult } from './coupon/corrected-results.ts';
import { CorrectedResult, resultFrom } from './coupon/entered-result.ts';
import { voidCoupon } from './coupon/settle.ts';
import { couponSwitch } from './coupon/site-offers.ts';
import { seoControls } from './seo/switches.ts';

/** The line of this process, or the one shared by all processes. */
interface Line {
  setCoef(outcomeId: number, coef: number | null): void | Promise<void>;
  setSuspended(gameId: number, isSuspended: boolean): boolean | Promise<boolean>;
  endGame(gameId: number): boolean | Promise<boolean>;
}

const noGame = () => new Refusal(404, 'not-found', { detail: 'No such game' });

/** Manual actions on the line, for traders and tests. */
const lineControls = (line: Line): readonly Control[] => [
  control({
    name: 'coef',
    label: 'Fix the price of an outcome (thousandths); null gives it back to the model',
    body: z.strictObject({ outcomeId: z.int(), coef: z.nullable(z.int().check(z.minimum(1000))) }),
    run: async ({ outcomeId, coef }) => {
      await line.setCoef(outcomeId, coef);
      return { outcomeId, coef };
    },
  }),
  control({
    name: 'suspend',
    label: 'Suspend a game, or take it up again',
    body: z.strictObject({ gameId: z.int(), isSuspended: z.boolean() }),
    run: async ({ gameId, isSuspended }) => {
      if (!(await line.setSuspended(gameId, isSuspended))) throw noGame();
      return { gameId, isSuspended };
    },
  }),
  control({
    name: 'end',
    label: 'End a game at once, with the result that it would have had',
    body: z.strictObject({ gameId: z.int() }),
    run: async ({ gameId }) => {
      if (!(await line.endGame(gameId))) throw noGame();
      return { gameId };
    },
  }),
];

/** @param line - absent if prices come from elsewhere. */
export function bettingControls(services: BettingServices, line?: Line): Controls {
  const seo = seoControls();
  const cancel = control({
    name: 'void',
    label: 'Cancel a coupon and return its stake',
    body: z.strictObject({ couponId: z.int() }),
    run: async ({ couponId }) => ({ couponId, isChanged: await voidCoupon(services, couponId) }),
  });
  const correct = control({
    name: 'correct-result',
    label: 'Enter the result of a game; bets that were settled by another one within a day are settled again',
    body: CorrectedResult,
    run: async ({ gameId, reason, ...entered }) => {
      const id = await enterResult(services, { gameId, reason, result: resultFrom(entered) });
      if (id === undefined) throw noGame();
      return { gameId, id };
    },
  });
  return {
    setups: [
      {
        name: 'line-out-of-order',
        title: 'The line does not answer',
        about: 'The lists say so and offer to try again.',
        path: '/en/live',
        switches: () => ({ overrides: { '/bff-api/feed': { kind: 'answer', status: 503, type: 'application/json', body: '{}' } } }),
      },
    ],
    switches: [couponSwitch],
    actions: [...(line === undefined ? [] : lineControls(line)), cancel, correct, ...(seo.actions ?? [])],
    attach: (app) => seo.attach?.(app),
  };
}
