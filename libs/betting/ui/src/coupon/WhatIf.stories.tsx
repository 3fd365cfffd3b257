import type { Meta, StoryObj } from '@storybook/react-vite';
import { betsOf, euros, expressOf, systemOf } from '../testing.ts';
import { CombinationList } from './CombinationList.tsx';
import { WhatIf, type BetEnd } from './WhatIf.tsx';

const no = () => undefined;
const LONG_PICK = 'Castellón del Mar −1 in the first half of extra time';
const bets = (ends: readonly BetEnd[]) =>
  betsOf('ABC').map(({ id, letter, pick, odds }, at) => ({ id, letter, pick: at === 2 ? LONG_PICK : pick, odds, end: ends[at] ?? 'won' }));
/** The three bets as a system 2 of 3 with 5.00 on each combination. */
const SYSTEM = systemOf('ABC', 2);
const DOUBLE = expressOf('AB');
const STAKE = 1_500;

const meta = {
  title: 'Betting/Bet calculator',
  component: WhatIf,
  args: {
    bets: bets([]),
    onEnd: no,
    pays: SYSTEM.possibleWin,
    compared: 'more',
    children: (
      <>
        <p>
          {euros(SYSTEM.win - STAKE)} profit on your {SYSTEM.stake} stake
        </p>
        <p>3 of 3 combinations win</p>
      </>
    ),
  },
  parameters: { width: 520 },
} satisfies Meta<typeof WhatIf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EverythingWins: Story = {};
export const OneLoses: Story = {
  args: {
    bets: bets(['won', 'won', 'lost']),
    pays: DOUBLE.possibleWin,
    compared: 'more',
    children: (
      <>
        <p>
          {euros(DOUBLE.win - STAKE)} profit on your {SYSTEM.stake} stake
        </p>
        <p>1 of 3 combinations win 2 lose because of C</p>
      </>
    ),
  },
};
export const EverythingLoses: Story = {
  args: {
    bets: bets(['lost', 'lost', 'returned']),
    pays: euros(0),
    compared: 'nothing',
    children: (
      <>
        <p>You lose your {SYSTEM.stake} stake</p>
        <p>0 of 3 combinations win 3 lose because of A and B</p>
      </>
    ),
  },
};
export const EveryCombination: Story = {
  render: () => (
    <CombinationList
      total={3}
      pageSize={20}
      onPage={no}
      rows={[
        { at: 0, letters: [letter('A'), letter('B')], how: `€5.00 × ${DOUBLE.odds}`, pays: DOUBLE.possibleWin, isPaid: true },
        { at: 1, letters: [letter('A'), letter('C', true)], how: 'C loses', pays: '€0.00', isPaid: false },
        { at: 2, letters: [letter('B'), letter('C', true)], how: 'C loses', pays: '€0.00', isPaid: false },
      ]}
    />
  ),
};
export const MillionsOfCombinations: Story = {
  render: () => (
    <CombinationList
      total={155_117_520}
      pageSize={3}
      onPage={no}
      rows={[0, 1, 2].map((at) => ({
        at: at + 9,
        letters: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O'].map((name) => letter(name)),
        how: '€0.01 × 15,420.118',
        pays: '€154.20',
        isPaid: true,
      }))}
    />
  ),
};

function letter(name: string, isLost = false) {
  return { letter: name, isLost };
}
