import type { Meta, StoryObj } from '@storybook/react-vite';
import { CombinationList } from './CombinationList.tsx';
import { WhatIf, type BetEnd } from './WhatIf.tsx';

const no = () => undefined;
const bets = (ends: readonly BetEnd[]) => [
  { id: 1, letter: 'A', pick: 'Harwick Rovers', odds: '1.92', end: ends[0] ?? 'won' },
  { id: 2, letter: 'B', pick: 'Over 2.5', odds: '1.78', end: ends[1] ?? 'won' },
  { id: 3, letter: 'C', pick: 'Castellón del Mar −1 in the first half of extra time', odds: '2.10', end: ends[2] ?? 'won' },
];

const meta = {
  title: 'Betting/What if',
  component: WhatIf,
  args: { bets: bets([]), onEnd: no, pays: '€56.86', compared: 'more', children: <p>All 3 combinations win.</p> },
  parameters: { width: 520 },
} satisfies Meta<typeof WhatIf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EverythingWins: Story = {};
export const OneLoses: Story = {
  args: {
    bets: bets(['won', 'won', 'lost']),
    pays: '€17.08',
    compared: 'more',
    children: (
      <>
        <p>That is €2.08 more than your stake of €15.00.</p>
        <p>1 of 3 combinations wins. 2 lose because of C.</p>
      </>
    ),
  },
};
export const NothingComesBack: Story = {
  args: {
    bets: bets(['lost', 'lost', 'returned']),
    pays: '€0.00',
    compared: 'nothing',
    children: <p>Your stake of €15.00 is lost. All 3 combinations lose because of A and B.</p>,
  },
};
export const EveryCombination: Story = {
  render: () => (
    <CombinationList
      total={3}
      pageSize={20}
      onPage={no}
      rows={[
        { at: 0, letters: [letter('A'), letter('B')], how: '€5.00 × 3.417', pays: '€17.08', isPaid: true },
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
