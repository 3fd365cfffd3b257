import { measured } from '@touchline/measured';
import { pricesSeen } from '@touchline/betting-coupon-state';
import type { CouponToPlace } from '@touchline/betting-contract';
import { answer } from '@touchline/shared-testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { booked, button, open, pass, freezeClock } from './coupon-panel.test.helper.tsx';

freezeClock();

/** Seeded random integers from 0 to `below` - 1. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

/** A tenth of the trials by default; all of them in `npm run test:long -- coupon`. */
const trials = process.env['TOUCHLINE_LONG'] === '1' ? 200 : 20;
const TRIALS_MS = trials * 3_000;

it(
  '[ODD-2] marks a price that changes during a click by text and sign, and ignores that click',
  async () => {
    const { pick, store, server } = await open();
    await pick(1, 20_000);
    const bet = screen.getByTestId('coupon-bet-1');
    const press = () => (fireEvent.pointerDown(button()), fireEvent.click(button()));

    for (let trial = 1; trial <= trials; trial += 1) {
      fireEvent.pointerDown(button());
      act(() => void store.dispatch(pricesSeen([{ outcomeId: 1, coef: 20_000 - trial * 50, isBlocked: false }])));
      fireEvent.click(button());
      await pass(400);
      expect(server.count('POST /web-api/coupon/place')).toBe(0);
      expect(bet).toHaveTextContent(`was ${((20_050 - trial * 50) / 1000).toFixed(2)}`);
      expect(within(bet).getByRole('img', { name: 'decreased' })).toBeVisible();
      press(); // accepts the new price
      await pass(600); // long enough for the next click to count separately
      expect(button()).toHaveTextContent('Place bet · €5.00');
    }

    press();
    await pass(500);
    expect(server.count('POST /web-api/coupon/place')).toBe(1);
    const old = server.count('POST /web-api/coupon/place') - 1;
    measured({ id: 'ODD-2', unit: 'requests by a click on an old price', atMost: 0, trials: 200, run: 'long', value: old, tried: trials });
  },
  TRIALS_MS,
);

it(
  '[BET-3] any burst of clicks, taps and keys makes one request and one receipt',
  async () => {
    const random = chance(17);
    const { pick, server } = await open();
    server.on('POST /web-api/coupon/place', async ({ body }) => {
      await new Promise((resume) => setTimeout(resume, random(600)));
      return answer(booked(body as CouponToPlace));
    });
    const gestures: readonly ((on: HTMLElement) => void)[] = [
      (on) => (fireEvent.pointerDown(on), fireEvent.click(on)),
      (on) => (fireEvent.pointerDown(on), fireEvent.click(on), fireEvent.pointerDown(on), fireEvent.click(on), fireEvent.dblClick(on)),
      (on) => (fireEvent.keyDown(on, { key: 'Enter' }), fireEvent.click(on)),
      (on) => (fireEvent.touchStart(on), fireEvent.pointerDown(on, { pointerType: 'touch' }), fireEvent.touchEnd(on), fireEvent.click(on)),
      (on) => Array.from({ length: 20 }, () => (fireEvent.pointerDown(on), fireEvent.click(on))),
    ];

    for (let trial = 1; trial <= trials; trial += 1) {
      await pick(trial);
      for (let presses = 1 + random(5); presses > 0; presses -= 1) {
        const on = screen.queryByTestId('place-bet') ?? screen.queryByRole('button', { name: 'Done' });
        if (on !== null) gestures[random(gestures.length)]?.(on);
        await pass(random(200));
      }
      // A burst whose clicks all hit something else would prove nothing.
      await pass(600);
      if (server.count('POST /web-api/coupon/place') < trial) fireEvent.click(button());
      await pass(1_000);
      expect(server.count('POST /web-api/coupon/place')).toBe(trial);
      fireEvent.click(within(screen.getByTestId('receipt')).getByRole('button', { name: 'Done' }));
      await pass(200);
    }
    const surplus = server.count('POST /web-api/coupon/place') - trials;
    measured({ id: 'BET-3', unit: 'surplus requests of clicks', atMost: 0, trials: 200, run: 'long', value: surplus, tried: trials });
  },
  TRIALS_MS,
);
