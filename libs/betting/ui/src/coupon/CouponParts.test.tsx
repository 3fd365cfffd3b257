import { render as draw, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { COUPON_BETS } from '../testing.ts';
import { BlockStake, BlockStakes } from './BlockStakes.tsx';
import { CombinationList } from './CombinationList.tsx';
import { CouponBetCard } from './CouponBetCard.tsx';
import { CouponSettingsForm } from './CouponSettingsForm.tsx';
import { LoadedCoupon } from './LoadedCoupon.tsx';
import { OneClickDialog, OneClickSign } from './OneClick.tsx';
import { PromoField } from './PromoField.tsx';
import { ReasonedSwitch } from './ReasonedSwitch.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { SystemPicker } from './SystemPicker.tsx';
import { WhatIf } from './WhatIf.tsx';

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);
const no = () => undefined;

it('[CP-29] a bet that cannot be a banker keeps its mark, which shows the reason and does nothing', async () => {
  const onBankerToggle = jest.fn();
  render(<CouponBetCard bet={COUPON_BETS[1]!} bankerReason="Two bets must stay" onBankerToggle={onBankerToggle} />);
  const marker = screen.getByRole('button', { name: 'Banker: Over 2.5' });

  await userEvent.click(marker);

  expect(onBankerToggle).not.toHaveBeenCalled();
  expect(marker).toHaveAttribute('aria-disabled', 'true');
  expect(marker).toHaveAccessibleDescription('Two bets must stay');
});

it('[CP-29] a banker that is no longer allowed can still be removed', async () => {
  const onBankerToggle = jest.fn();
  render(<CouponBetCard bet={COUPON_BETS[1]!} isBanker bankerReason="Not as a banker" onBankerToggle={onBankerToggle} />);

  await userEvent.click(screen.getByRole('button', { name: 'Banker: Over 2.5', pressed: true }));

  expect(onBankerToggle).toHaveBeenCalledWith(2);
});

it('[CP-06] shows many systems as a list instead of buttons, each with its number of combinations', async () => {
  const onChange = jest.fn();
  const choices = [
    { size: 2, combinations: 6 },
    { size: 3, combinations: 4 },
    { name: 'yankee', combinations: 11 },
    { name: 'lucky-15', combinations: 15 },
  ] as const;
  render(<SystemPicker choices={choices} value={2} betCount={4} onChange={onChange} rungs={[]} />);
  const list = screen.getByRole('combobox', { name: 'System type' });
  expect([...list.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    '2/4 · 6 combinations',
    '3/4 · 4 combinations',
    'Yankee · 11 combinations',
    'Lucky 15 · 15 combinations',
  ]);

  await userEvent.selectOptions(list, 'Yankee · 11 combinations');

  expect(onChange).toHaveBeenCalledWith({ name: 'yankee', combinations: 11 });
});

it('[CP-10] shows systems with names as a list, however few they are', () => {
  const choices = [
    { name: 'single-stakes-about', combinations: 2 },
    { name: 'double-stakes-about', combinations: 2 },
  ] as const;
  render(<SystemPicker choices={choices} value="double-stakes-about" betCount={2} onChange={jest.fn()} rungs={[]} />);
  expect(screen.getByRole('combobox', { name: 'System type' })).toHaveDisplayValue('Double Stakes About · 2 combinations');
});

it('[CP-10] each bet of a what-if has three results, and a changed return is announced', async () => {
  const onEnd = jest.fn();
  render(
    <WhatIf
      bets={[{ id: 7, letter: 'A', pick: 'Over 2.5', odds: '1.78', end: 'won' }]}
      onEnd={onEnd}
      pays="€8.90"
      compared="more"
      children={<p>That is €3.90 more than your stake.</p>}
    />,
  );
  const ends = screen.getByRole('radiogroup', { name: 'Result of A: Over 2.5' });

  await userEvent.click(within(ends).getByRole('radio', { name: 'Void' }));

  expect(onEnd).toHaveBeenCalledWith(7, 'returned');
  expect(screen.getByRole('status')).toHaveTextContent('Returns €8.90');
});

it('[CP-10] pages through a list of millions, and to its end', async () => {
  const onPage = jest.fn();
  const rows = [{ at: 0, letters: [{ letter: 'A', isLost: false }], how: '', pays: '', isPaid: false }];
  render(<CombinationList total={155_117_520} rows={rows} pageSize={20} onPage={onPage} />);

  await userEvent.click(screen.getByRole('button', { name: 'Previous combinations' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next combinations' }));
  await userEvent.click(screen.getByRole('button', { name: 'Last' }));

  expect(onPage.mock.calls).toEqual([[20], [155_117_500]]);
});

it('[CP-28] the error of a code belongs to its field, and Enter applies it', async () => {
  const onApply = jest.fn();
  render(<PromoField value="x" onChange={no} onApply={onApply} onRemove={no} error="This code needs three bets" />);
  const field = screen.getByRole('textbox', { name: 'Promo code' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('This code needs three bets');

  await userEvent.type(field, '{Enter}');

  expect(onApply).toHaveBeenCalledTimes(1);
});

it('[CP-15] an unavailable option keeps its switch, which shows the reason and stays off', async () => {
  const onChange = jest.fn();
  render(<ReasonedSwitch label="VIP bet" reason="Not for games in play" checked={false} onChange={onChange} />);
  const control = screen.getByRole('switch', { name: 'VIP bet' });

  await userEvent.click(control);

  expect(onChange).not.toHaveBeenCalled();
  expect(control).toHaveAccessibleDescription('Not for games in play');
});

it('[CP-17] asks before one-click clears the coupon; keeping the bets is the first option', async () => {
  const [onConfirm, onClose] = [jest.fn(), jest.fn()];
  render(<OneClickDialog isOpen betCount={3} onConfirm={onConfirm} onClose={onClose} />);
  const dialog = screen.getByRole('dialog', { name: 'Turn on one-click betting?' });
  expect(dialog).toHaveTextContent('The 3 selections in your coupon will be removed.');

  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Clear coupon and turn on' }));

  expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1]);
});

it('[CP-16] the one-click mark shows the stake of a click and turns one-click off', async () => {
  const onOff = jest.fn();
  render(<OneClickSign amount="€5.00" onOff={onOff} />);
  expect(screen.getByTestId('one-click-sign')).toHaveTextContent('Selecting odds places €5.00 instantly.');

  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));

  expect(onOff).toHaveBeenCalledTimes(1);
});

const ALL_OFF = {
  isCouponFixed: false,
  isManualAmountStep: false,
  isAutoMax: false,
  isBalanceShown: true,
  isPossibleWinShown: true,
  isSelectAccountShown: true,
  exactCoef: false,
  isDropOnScoreChange: false,
};

it('[CP-03] explains each setting for changed odds in plain words', () => {
  const budget = { oddsBudget: 0, oddsBudgets: [0, 100, 200, 500], onOddsBudget: no };
  const rest = { ...budget, isOn: ALL_OFF, onSwitch: no, onChangeCoefAction: no, symbol: '€', step: { text: '', onText: no } };
  const words = [0, 1, 2].map((action) => {
    const { unmount } = render(<CouponSettingsForm {...rest} changeCoefAction={action as 0 | 1 | 2} />);
    const hint = screen.getByRole('combobox', { name: 'When odds change' }).getAttribute('aria-describedby') ?? '';
    const text = document.getElementById(hint)?.textContent;
    unmount();
    return text;
  });

  expect(words).toEqual([
    'You confirm every odds change before placing.',
    'Your bet is placed at the current odds, higher or lower. The receipt shows them.',
    'Higher odds are accepted automatically. You confirm lower odds.',
  ]);
});

it('[CP-25] offers a budget for falling odds, if the setting asks at all', async () => {
  const onOddsBudget = jest.fn();
  const props = {
    ...{ oddsBudget: 0, oddsBudgets: [0, 100, 200], onOddsBudget, onSwitch: no, onChangeCoefAction: no },
    ...{ symbol: '€', step: { text: '', onText: no }, isOn: ALL_OFF },
  };
  const { unmount } = render(<CouponSettingsForm {...props} changeCoefAction={2} />);
  const choice = screen.getByRole('combobox', { name: 'Lower odds you accept' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['None', 'Up to 1%', 'Up to 2%']);

  await userEvent.selectOptions(choice, 'Up to 1%');
  expect(onOddsBudget).toHaveBeenCalledWith(100);

  unmount();
  render(<CouponSettingsForm {...props} changeCoefAction={1} />);
  expect(screen.queryByRole('combobox', { name: 'Lower odds you accept' })).toBeNull();
});

it('[CP-31] shows the state of each bet of a loaded coupon', () => {
  render(
    <LoadedCoupon
      onClose={no}
      bets={[
        { id: 1, state: 'same', pick: 'Over 2.5', oddsNow: '1.78' },
        { id: 2, state: 'moved', pick: 'Harwick Rovers', oddsThen: '1.85', oddsNow: '1.92' },
        { id: 3, state: 'suspended', pick: 'Црвена лука', oddsNow: '1.64' },
        { id: 4, state: 'gone', oddsThen: '2.10' },
      ]}
    />,
  );

  expect(screen.getByRole('status')).toHaveTextContent('3 of 4 selections added.');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Over 2.5 1.78Odds unchanged',
    'Harwick Rovers1.85 1.92Odds changed',
    'Црвена лука 1.64Suspended',
    'Expired selection2.10 No longer available',
  ]);
});

it('[CP-27] each part has a separate stake, with its error at its field', async () => {
  const onStake = jest.fn();
  render(
    <BlockStakes>
      <BlockStake number={1} letters={['A', 'B']} typeName="Express" stake="5.00" symbol="€" onStake={no} />
      <BlockStake number={2} letters={['C']} typeName="Single" stake="" symbol="€" error="Minimum stake: €0.20" onStake={onStake} />
    </BlockStakes>,
  );
  const field = screen.getByRole('textbox', { name: 'Stake on Block 2' });
  expect(field).toHaveAccessibleDescription('Minimum stake: €0.20');

  await userEvent.type(field, '1');

  expect(onStake).toHaveBeenCalledWith('1');
});

it('[BET-8] a refusal has an explanation and a button for the next step', async () => {
  const onTake = jest.fn();
  render(
    <RefusalNotice wayOut={{ label: 'Change stake to €41.20', onTake }} onClose={no}>
      Your stake is above the maximum.
    </RefusalNotice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Bet not placed Your stake is above the maximum.');

  await userEvent.click(screen.getByRole('button', { name: 'Change stake to €41.20' }));

  expect(onTake).toHaveBeenCalledTimes(1);
});
