import { render as draw, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { createIntl, IntlProvider } from 'react-intl';
import { COUPON_BETS } from '../testing.ts';
import { CouponBetCard } from './CouponBetCard.tsx';
import { CouponTypeSwitch } from './CouponTypeSwitch.tsx';
import { PlaceButton, placeText } from './PlaceButton.tsx';
import type { PlaceAct } from './PlaceButton.tsx';
import { StakeField } from './StakeField.tsx';
import { SystemPicker } from './SystemPicker.tsx';

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);
const intl = createIntl({ locale: 'en' });

it('[CP-25] shows the direction of a price change and the previous price', () => {
  render(<CouponBetCard bet={COUPON_BETS[0]!} />);

  const card = screen.getByTestId('coupon-bet-1');
  expect(within(card).getByRole('img', { name: 'increased' })).toBeVisible();
  expect(card).toHaveTextContent('1.92');
  expect(card).toHaveTextContent('was 1.85');
});

it('[CP-25] names outcome and market in one line, the game with its score in the next, and links the game', () => {
  render(<CouponBetCard bet={COUPON_BETS[0]!} tool={<button type="button">Rules</button>} />);

  const card = screen.getByTestId('coupon-bet-1');
  const [first, , second] = [...card.children].map(({ textContent }) => textContent);
  expect([first, second]).toEqual(['AHarwick RoversMatch result', 'Harwick Rovers – Dunmere Athletic67′ 2–1Rules']);
  const link = within(card).getByRole('link');
  expect(link).toHaveAccessibleName('Harwick Rovers – Dunmere Athletic');
  expect(link).toHaveAttribute('href', '/en/live');
});

it('[CP-25] links the market of a bet without a game', () => {
  const { game: _, ...bet } = COUPON_BETS[0]!;
  render(<CouponBetCard bet={bet} />);
  expect(screen.getByRole('link', { name: 'Match result' })).toHaveAttribute('href', '/en/live');
});

it('[CP-07] removes a bet when its remove button is clicked', async () => {
  const onRemove = jest.fn();
  render(<CouponBetCard bet={COUPON_BETS[1]!} onRemove={onRemove} />);

  await userEvent.click(screen.getByRole('button', { name: 'Remove Over 2.5' }));

  expect(onRemove).toHaveBeenCalledWith(2);
});

it('[CP-01] selects another type, but not an unavailable one, which shows the reason', async () => {
  const onChange = jest.fn();
  render(
    <CouponTypeSwitch
      value={1}
      options={[{ typeId: 1 }, { typeId: 4 }, { typeId: 2, unavailableReason: 'Five bets are needed' }]}
      onChange={onChange}
    />,
  );

  await userEvent.click(screen.getByRole('radio', { name: 'Banker' }));
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));

  expect(onChange.mock.calls).toEqual([[4]]);
  expect(screen.getByRole('radio', { name: 'Banker' })).toHaveAttribute('title', 'Five bets are needed');
});

it('[CP-10] shows the payouts of a system down to zero', () => {
  render(
    <SystemPicker
      choices={[{ size: 2, combinations: 3 }]}
      value={2}
      betCount={3}
      onChange={() => undefined}
      rungs={[
        { wins: 3, label: 'All 3 win', pays: '€30.00' },
        { wins: 2, label: 'Any 2 win', pays: '€4.00', belowStake: 'always' },
        { wins: 1, label: '1 or fewer', pays: '€0.00' },
      ]}
    />,
  );

  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('row', { name: /1 or fewer/ })).toHaveTextContent('€0.00');
  expect(screen.getByRole('row', { name: /Any 2 win/ })).toHaveTextContent('less than your stake');
});

it('[CP-10] says that a payout may be below the stake if only some are, and explains a range', () => {
  const rungs = [
    { wins: 3, label: 'All 3 win', pays: '€30.00' },
    { wins: 2, label: 'Any 2 win', pays: '€4.00 – €16.00', belowStake: 'sometimes', isRange: true },
  ] as const;
  render(<SystemPicker choices={[{ size: 2, combinations: 3 }]} value={2} betCount={3} onChange={() => undefined} rungs={rungs} />);

  expect(screen.getByRole('table', { name: 'Returns (stake included)' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Any 2 win/ })).toHaveTextContent('may be less than your stake');
  expect(screen.getByTestId('coupon-system')).toHaveTextContent('depends on which selections win');
});

it.each<[PlaceAct, string]>([
  [{ kind: 'place', what: 'single', amount: '€5.00' }, 'Place bet · €5.00'],
  [{ kind: 'place', what: 'singles', amount: '€15.00', count: 3 }, 'Place 3 singles · €15.00'],
  [{ kind: 'place', what: 'express', amount: '€5.00' }, 'Place express · €5.00'],
  [{ kind: 'place', what: 'system', amount: '€20.00' }, 'Place system · €20.00'],
  [{ kind: 'place', what: 'banker', amount: '€20.00' }, 'Place banker system · €20.00'],
  [{ kind: 'accept-changes', count: 2 }, 'Accept odds changes'],
  [{ kind: 'remove-locked', letters: 'D', keep: 3 }, 'Remove suspended D, keep 3'],
  [{ kind: 'remove-locked', letters: 'A, B', keep: 0 }, 'Remove suspended A, B'],
  [{ kind: 'sign-in' }, 'Sign in to place bet'],
  [{ kind: 'deposit' }, 'Insufficient balance – deposit'],
  [{ kind: 'deposit', amount: '€3.00' }, 'Deposit €3.00 more'],
  [{ kind: 'enter-stake' }, 'Enter stake'],
  [{ kind: 'set-stake', amount: '€0.50' }, 'Change stake to €0.50'],
  [{ kind: 'wait', reason: 'Waiting for prices' }, 'Waiting for prices'],
  [{ kind: 'try-again' }, 'Try again'],
])('[CP-04] the button says what it will do: %j', (act, words) => {
  expect(placeText(intl, act)).toBe(words);
});

it('[CP-04] ignores clicks while placing', async () => {
  const onClick = jest.fn();
  render(<PlaceButton act={{ kind: 'place', what: 'single', amount: '€5.00' }} isBusy onClick={onClick} />);

  await userEvent.click(screen.getByRole('button', { name: 'Placing bet…' }));

  expect(onClick).not.toHaveBeenCalled();
});

it('[CP-21] types a stake with the keypad, with the focus in the field', async () => {
  function Filling() {
    const [text, setText] = useState('150.00');
    return <StakeField hasKeypad value={text} onChange={setText} />;
  }
  render(<Filling />);
  const field = screen.getByRole('textbox', { name: 'Stake' });
  await userEvent.click(field);

  // The keypad is hidden for jsdom, which has no layout.
  const key = (name: string) => screen.getByRole('button', { name, hidden: true });
  await userEvent.click(key('2'));
  await new Promise((done) => requestAnimationFrame(done));
  await userEvent.click(key('5'));

  expect(field).toHaveValue('25');
  expect(field).toHaveFocus();
});
