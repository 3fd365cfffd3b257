import { selectCouponBets } from '@touchline/betting-coupon-state';
import { getPriceBoard } from '@touchline/betting-line-state';
import type { CouponToPlace } from '@touchline/betting-contract';
import { answer } from '@touchline/shared-testing';
import { act, screen } from '@testing-library/react';
import { button, createServer, open, pass, freezeClock } from './coupon-panel.test.helper.tsx';

freezeClock();

const QUOTE_PERIOD_MS = 15_000;

it('[ODD-6] between a list and a quote, list and coupon show the price with the later server time, whichever arrived first', async () => {
  let quoted = { coef: 1900, servedAt: 2_000 };
  const server = createServer();
  server.on('POST /web-api/coupon/quote', ({ body }) =>
    answer({
      bets: (body as CouponToPlace).bets.map(({ outcomeId }) => ({ outcomeId, reason: null, coef: quoted.coef, isLive: false })),
      minBetAmount: 20,
      maxBetAmount: 200_000,
      maxPayout: 10_000_000,
      servedAt: quoted.servedAt,
    }),
  );
  const { store, pick } = await open({ server });
  const board = getPriceBoard(store);
  const list = async (coef: number, servedAt: number) => {
    act(() => board.write([{ id: 1, coef, isBlocked: false }], servedAt));
    await pass(100);
  };
  const shown = () => [board.get(1)?.coef, selectCouponBets(store.getState())[0]?.coef];

  await list(1850, 1_000);
  await pick(1);
  await pass(100);
  expect(shown()).toEqual([1900, 1900]);
  await list(1850, 1_500);
  expect(shown()).toEqual([1900, 1900]);
  await list(2000, 3_000);
  expect(shown()).toEqual([2000, 2000]);

  quoted = { coef: 1950, servedAt: 2_500 };
  await pass(QUOTE_PERIOD_MS);
  expect(shown()).toEqual([2000, 2000]);
  quoted = { coef: 1950, servedAt: 3_500 };
  await pass(QUOTE_PERIOD_MS);
  expect(shown()).toEqual([1950, 1950]);
});

it('[CP-25] [BET-8] after a refusal for changed odds, asks to accept them, or to place again once they have changed back', async () => {
  const { store, pick, user, server } = await open();
  const board = getPriceBoard(store);
  await pick(1);
  const bets = [{ outcomeId: 1, reason: 'coef-changed', coef: 1700, isLive: false }] as const;
  server.on('POST /web-api/coupon/place', () =>
    answer({ status: 'rejected', reason: 'coef-changed', bets, minBetAmount: null, maxBetAmount: null, coef: 1700 }),
  );

  await user.click(button());
  await pass(100);
  expect(screen.getByRole('alert')).toHaveTextContent('Check them and try again.');
  expect(button()).toHaveTextContent('Accept odds change');

  act(() => board.write([{ id: 1, coef: 1850, isBlocked: false }], 1_795_000_100_000));
  await pass(100);
  expect(screen.getByRole('alert')).toHaveTextContent('Check them and try again.');
  expect(button()).toHaveTextContent('Place bet');
});
