import { couponSettingsChanged, editCoupon, selectCouponSettings } from '@touchline/betting-coupon-state';
import { act, screen } from '@testing-library/react';
import { button, open, openOptions, pass, freezeClock } from './coupon-panel.test.helper.tsx';

freezeClock();

/** Opens the coupon with two singles, and gives the field of the first one's own stake. */
async function openSingles() {
  const { pick, user } = await open();
  await pick(1);
  await pick(2, 2000);
  await user.click(screen.getByRole('radio', { name: 'Singles' }));
  await pass(500);
  return { user, field: screen.getAllByRole('textbox', { name: /^Stake on / })[0]! };
}

it('[CP-27] [BT-08] shows what parts of one stake cost together, and not where a part has its own', async () => {
  const { pick, store } = await open();
  await pick(1);
  await pick(2, 2000);
  act(() => [1, 2].forEach((id) => void store.dispatch(editCoupon({ kind: 'block', outcomeId: id, blockId: id }))));
  await pass(500);
  expect(screen.getByTestId('coupon')).toHaveTextContent('2 × €5.00 = €10.00');

  act(() => void store.dispatch(editCoupon({ kind: 'block-amount', blockId: 2, amount: 700 })));
  await pass(500);
  expect(screen.getByTestId('coupon')).not.toHaveTextContent('2 × €5.00');
  expect(button()).toHaveTextContent('€12.00');
});

it.each([
  ['100,50', '€105.50'],
  ['€100.50', '€105.50'],
  ['٧٫٥', '€12.50'],
])('[MON-6] [CP-27] stakes %j on one of two singles', async (typed, total) => {
  const { user, field } = await openSingles();

  await user.type(field, typed);
  await pass(500);

  expect(field).toBeValid();
  expect(button()).toHaveTextContent(`Place 2 singles · ${total}`);
});

it.each([
  ['seven', 'Enter an amount, such as 50.00'],
  ['1.500', 'Do you mean 1.50 or 1,500.00?'],
  ['$7', 'Enter the amount in EUR'],
  ['7٥', 'Use digits of one script'],
])('[MON-6] [CP-27] %j is no stake on a single, and the stake of all does not replace it', async (typed, words) => {
  const { user, field } = await openSingles();

  await user.type(field, typed);
  await pass(500);

  expect(field).toHaveAccessibleDescription(words);
  expect(button()).not.toHaveTextContent('€10.00');
});

it('[MON-6] [CP-10] computes the stake of a payout typed as on another page', async () => {
  const { pick, user } = await open();
  await pick(1);
  await openOptions(user);
  await user.click(screen.getByText('Set stake by target payout'));

  await user.type(screen.getByRole('textbox', { name: 'Target payout' }), '1.110,00');
  await pass(500);

  expect(button()).toHaveTextContent('Place bet · €600.00');
});

it('[MON-6] [CP-21] keeps the step while its text is no amount, and sets the one that is typed', async () => {
  const { pick, user, store } = await open();
  const steps = () => selectCouponSettings(store.getState()).amountStepByCurrencyIso;
  await pick(1);
  act(() => void store.dispatch(couponSettingsChanged({ isManualAmountStep: true, amountStepByCurrencyIso: { EUR: 100 } })));
  await openOptions(user);
  await user.click(screen.getByText('Coupon settings'));
  const field = screen.getByRole('textbox', { name: 'Stake step' });

  await user.clear(field);
  expect(field).toHaveValue('');
  await user.type(field, 'x');
  await pass(500);
  expect(field).toHaveValue('x');
  expect(field).toBeInvalid();
  expect(steps()).toEqual({ EUR: 100 });

  await user.clear(field);
  await user.type(field, '2,50');
  await pass(500);
  expect(field).toBeValid();
  expect(steps()).toEqual({ EUR: 250 });
});

it('[CP-09] [MON-5] the options show how the win is computed, with the specified figure as a step beside what is paid', async () => {
  const { pick, user } = await open();
  await pick(1, 2005);
  await pick(2, 5000);
  const stake = screen.getByRole('textbox', { name: 'Stake' });
  await user.clear(stake);
  await user.type(stake, '5');
  await pass(500);
  await openOptions(user);
  await user.click(screen.getByText('How it is computed'));

  const computed = screen.getByTestId('win-computed');
  expect(computed).toHaveTextContent('Stake × odds, before rounding down5.00 × 10.025 = 50.125');
  expect(computed).toHaveTextContent('Potential winnings€50.12');
});

it('[CP-09] the receipt shows the specified figure as a step, and the booked win as the larger figure', async () => {
  const { pick, user } = await open();
  await pick(1, 2005);
  await pick(2, 5000);
  const stake = screen.getByRole('textbox', { name: 'Stake' });
  await user.clear(stake);
  await user.type(stake, '5');
  await pass(500);
  await user.click(button());
  await pass(500);

  expect(screen.getByTestId('receipt')).toHaveTextContent('How it is computed5.00 × 10.025 = 50.125');
});
