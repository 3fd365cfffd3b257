import { editCoupon } from '@touchline/betting-coupon-state';
import type { CouponToPlace } from '@touchline/betting-contract';
import { answer } from '@touchline/shared-testing';
import { act, screen, within } from '@testing-library/react';
import { booked, button, createServer, freezeClock, open, pass } from './coupon-panel.test.helper.tsx';

freezeClock();

it('[CP-10] a shop system is chosen by its trade name, explained with its any-to-come bets, and placed', async () => {
  const server = createServer();
  const placed: CouponToPlace[] = [];
  server.on('POST /web-api/coupon/place', ({ body }) => {
    placed.push(body as CouponToPlace);
    return answer(booked(body as CouponToPlace));
  });
  const { pick, user, store } = await open({ server });
  for (const id of [1, 2, 3, 4]) await pick(id);
  act(() => void store.dispatch(editCoupon({ kind: 'type', typeId: 4 })));
  await pass(500);

  const choice = screen.getByRole('combobox', { name: 'System type' });
  await user.selectOptions(choice, screen.getByRole('option', { name: 'Flag · 23 combinations' }));
  await pass(500);
  const system = screen.getByTestId('coupon-system');
  expect(system).toHaveTextContent('Flag: 23 bets on 4 selections (6 doubles, 4 × 3-fold, 1 × 4-fold, and 12 any-to-come bets)');
  expect(system).toHaveTextContent('Of what that returns, one stake goes on the others, as far as it is enough; you keep the rest.');
  const stake = screen.getByRole('textbox', { name: 'Stake per combination' });
  await user.clear(stake);
  await user.type(stake, '1');
  await pass(500);
  expect(screen.getByTestId('coupon')).toHaveTextContent('23 × €1.00 = €23.00');

  await user.click(within(system).getByRole('button', { name: 'See all combinations' }));
  await pass(500);
  const list = screen.getByRole('region', { name: '23 combinations' });
  await user.click(within(list).getByRole('button', { name: 'Next combinations' }));
  expect(within(list).getAllByRole('row').at(-1)).toHaveTextContent('Dthen');
  await user.click(screen.getByRole('button', { name: 'Close' }));

  await user.click(button());
  await pass(500);
  expect(placed).toMatchObject([{ typeId: 4, systemValue: 401, amount: 2300 }]);
});

it('[CP-10] two selections are offered as up-and-down bets, and a Banker Yankee explains its order', async () => {
  const { pick, store } = await open();
  for (const id of [1, 2]) await pick(id);
  act(() => void store.dispatch(editCoupon({ kind: 'type', typeId: 4 })));
  await pass(500);
  expect(screen.getByTestId('coupon-system')).toHaveTextContent('Single Stakes About: 2 bets on 2 selections (2 any-to-come bets)');
  expect(screen.getByTestId('coupon-system')).not.toHaveTextContent('A combination pays only if all its selections win');

  for (const id of [3, 4, 5]) await pick(id);
  act(() => void store.dispatch(editCoupon({ kind: 'system', systemValue: 503 })));
  await pass(500);
  expect(screen.getByTestId('coupon-system')).toHaveTextContent('The order counts: selection A is in every bet.');
});
