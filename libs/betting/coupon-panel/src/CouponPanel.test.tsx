import { pricesSeen, selectCouponBets } from '@touchline/betting-coupon-state';
import { portsOf } from '@touchline/shared-state';
import { answer } from '@touchline/shared-testing';
import { act, screen, within } from '@testing-library/react';
import { button, open, pass, freezeClock } from './coupon-panel.test.helper.tsx';

freezeClock();

it('[CP-02] an empty coupon explains how to fill it', async () => {
  await open();

  expect(screen.getByTestId('coupon')).toHaveTextContent('Your coupon is empty');
});

it('[CP-26] [BET-11] places a single with one click, shows its receipt to the second, and is empty afterwards', async () => {
  const { pick, user, server } = await open();
  await pick(1);
  expect(screen.getByTestId('coupon-bet-1')).toHaveTextContent('1.85');
  expect(button()).toHaveTextContent('Place bet · €5.00');
  expect(screen.getByTestId('coupon')).toHaveTextContent('Potential winnings €9.25');

  await user.click(button());
  await pass(200);

  const receipt = screen.getByTestId('receipt');
  for (const text of ['90017', '€5.00', '1.85', '€9.25', 'Nov 18, 2026', 'UTC']) expect(receipt).toHaveTextContent(text);
  expect(server.count('POST /web-api/coupon/place')).toBe(1);

  // The receipt's buttons appear under the pointer and must ignore clicks still in progress.
  const done = within(receipt).getByRole('button', { name: 'Done' });
  await user.click(done);
  await pass(400);
  await user.click(done);
  expect(receipt).toBeVisible();
  await pass(600);
  await user.click(done);
  expect(screen.getByTestId('coupon')).toHaveTextContent('Your coupon is empty');
});

it('[CP-01] two bets make an express with its total odds; the player can choose singles', async () => {
  const { pick, user } = await open();
  await pick(1);
  await pick(2, 2000);
  expect(button()).toHaveTextContent('Place express · €5.00');
  expect(screen.getByTestId('coupon')).toHaveTextContent('Total odds3.70');

  await user.click(screen.getByRole('radio', { name: 'Singles' }));
  await pass(500);

  expect(button()).toHaveTextContent('Place 2 singles · €10.00');
  await user.type(screen.getAllByRole('textbox', { name: /^Stake on / })[0]!, '7.50');
  expect(button()).toHaveTextContent('Place 2 singles · €12.50');
});

it('[MON-6] accepts a typed stake with a comma, and marks text that is not an amount', async () => {
  const { pick, user } = await open();
  await pick(1);
  const stake = screen.getByRole('textbox', { name: 'Stake' });

  await user.clear(stake);
  expect(button()).toHaveTextContent('Enter stake');
  await user.type(stake, '12,5');
  await pass(0);
  expect(button()).toHaveTextContent('Place bet · €12.50');
  await user.type(stake, 'x');
  expect(stake).toBeInvalid();
  expect(button()).toHaveTextContent('Enter stake');
});

it('[MON-6] asks about a stake that may be two amounts, and stakes neither', async () => {
  const { pick, user } = await open();
  await pick(1);
  const stake = screen.getByRole('textbox', { name: 'Stake' });

  await user.clear(stake);
  await user.type(stake, '1.500');
  await pass(0);

  expect(stake).toHaveAccessibleDescription('Do you mean 1.50 or 1,500.00?');
  expect(button()).toHaveTextContent('Enter stake');

  await user.clear(stake);
  await user.type(stake, '€1.50');
  await pass(0);
  expect(button()).toHaveTextContent('Place bet · €1.50');
});

it('[CP-14] offers the minimum stake when the stake is too small', async () => {
  const { pick, user } = await open();
  await pick(1);
  const stake = screen.getByRole('textbox', { name: 'Stake' });
  await user.clear(stake);
  await user.type(stake, '0.1');

  await user.click(button());

  expect(button()).toHaveTextContent('Place bet · €0.20');
});

it('[CP-25] shows a worse price next to the old one, and places it only after the player accepts it', async () => {
  const { pick, user, store, server } = await open();
  await pick(1);
  act(() => void store.dispatch(pricesSeen([{ outcomeId: 1, coef: 1800, isBlocked: false }])));
  const bet = screen.getByTestId('coupon-bet-1');
  expect(bet).toHaveTextContent('1.80');
  expect(bet).toHaveTextContent('was 1.85');
  expect(button()).toHaveTextContent('Accept odds change');

  await user.click(button());
  expect(server.count('POST /web-api/coupon/place')).toBe(0);
  expect(button()).toHaveTextContent('Place bet · €5.00');
});

it('[BET-3] the second click of a double click does not place the bet that the first click prepared', async () => {
  const { pick, user, store, server } = await open();
  await pick(1);
  act(() => void store.dispatch(pricesSeen([{ outcomeId: 1, coef: 1800, isBlocked: false }])));

  await user.dblClick(button());
  await pass(400);
  await user.click(button());
  expect(button()).toHaveTextContent('Place bet · €5.00');
  expect(server.count('POST /web-api/coupon/place')).toBe(0);

  await pass(600);
  await user.click(button());
  await pass(200);
  expect(server.count('POST /web-api/coupon/place')).toBe(1);
});

it('[CP-29] explains a locked bet; the button removes only that bet, and the player can restore it', async () => {
  const { pick, user, store } = await open();
  await pick(1);
  await pick(2);
  act(() => void store.dispatch(pricesSeen([{ outcomeId: 2, coef: 1850, isBlocked: true }])));
  expect(screen.getByTestId('coupon-bet-2')).toHaveTextContent('Suspended');
  expect(button()).toHaveTextContent('Remove suspended B, keep 1');

  await user.click(button());
  expect(screen.queryByTestId('coupon-bet-2')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(selectCouponBets(store.getState()).map(({ outcomeId }) => outcomeId)).toEqual([1, 2]);
});

it('[BET-8] explains a refusal and the next step', async () => {
  const { pick, user, server } = await open();
  await pick(1);
  server.on('POST /web-api/coupon/place', () =>
    answer({ status: 'rejected', reason: 'max-payout', bets: [], minBetAmount: 20, maxBetAmount: 100, coef: 1850 }),
  );

  await user.click(button());
  await pass(50);

  expect(screen.getByRole('alert')).toHaveTextContent('Bet not placed This bet exceeds the maximum payout. Reduce your stake');
});

it('[BET-8] says so while the result is unknown, and cannot be placed again', async () => {
  const { pick, user, server } = await open();
  await pick(1);
  server.on('POST /web-api/coupon/place', () => {
    throw new TypeError('Failed to fetch');
  });
  server.on('GET /web-api/coupon/status/*', () => answer({ status: 'pending' }));

  await user.click(button());
  await pass(5_000);
  await user.click(button());

  expect(screen.getByTestId('coupon')).toHaveTextContent('Still checking your bet');
  expect(button()).toHaveTextContent('Confirming your bet…');
  expect(server.count('POST /web-api/coupon/place')).toBe(1);
});

it("[BET-8] shows the remaining seconds of a live bet's delay while placing it; only afterwards checks the result", async () => {
  const { pick, user, server, store } = await open();
  await pick(1);
  const { now } = portsOf(store);
  server.on('POST /web-api/coupon/place', () => answer({ status: 'pending', decidedAt: now() + 4_000 }));
  server.on('GET /web-api/coupon/status/*', () => answer({ status: 'pending' }));

  await user.click(button());
  await pass(100);

  expect(button()).toHaveTextContent('Placing bet…');
  const bar = screen.getByRole('progressbar', { name: 'Placing your bet…' });
  expect(bar).toHaveAttribute('aria-valuetext', '4 s');
  await pass(2_000);
  // The display changes with the server's seconds, so it may briefly show one second too many.
  expect(bar.getAttribute('aria-valuetext')).toMatch(/^[23] s$/);
  expect(screen.getByTestId('coupon')).not.toHaveTextContent('Still checking your bet');

  await pass(4_000);
  expect(screen.getByTestId('coupon')).toHaveTextContent('Still checking your bet');
  expect(button()).toHaveTextContent('Confirming your bet…');
});

it('[CP-03] options are one fold, closed at first, whose state is remembered', async () => {
  const { pick, user, store } = await open();
  await pick(1);
  const drawer = screen.getByTestId<HTMLDetailsElement>('coupon-options');
  expect(drawer.open).toBe(false);

  await user.click(within(drawer).getByText('Options'));
  await pass(50);

  expect(drawer.open).toBe(true);
  expect(portsOf(store).storage.get('coupon-options')).toBe('1');
});

it('[GD-17] sends a visitor to the sign-in page with a link back', async () => {
  const { pick, user } = await open({ session: { status: 'visitor' } });
  await pick(1);
  expect(button()).toHaveTextContent('Sign in to place bet');

  await user.click(button());

  expect(screen.getByText(/returnUrl=%2Fen%2Fline%3Fa%3D1/)).toBeInTheDocument();
});

it("[CP-27] [MON-6] shows the error for a single's stake below the minimum at its own field", async () => {
  const { pick, user } = await open();
  await pick(1);
  await pick(2);
  await user.click(screen.getByRole('radio', { name: 'Singles' }));
  await pass(500);
  const [first, second] = screen.getAllByRole('textbox', { name: /^Stake on / });

  await user.type(first!, '0.01');

  expect(first).toBeInvalid();
  expect(first).toHaveAccessibleDescription('Minimum stake: €0.20');
  expect(second).toBeValid();
});

it('[AC-05] the tab of open bets shows bets that wait for a result', async () => {
  const { user } = await open();

  await user.click(screen.getByRole('tab', { name: /My bets/ }));
  await pass(500);

  expect(screen.getByTestId('coupon')).toHaveTextContent('No open bets');
});
