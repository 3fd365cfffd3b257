import type { Meta, StoryObj } from '@storybook/react-vite';
import { BetExchange } from './BetExchange.tsx';

const meta = {
  title: 'Betting/Bet exchange',
  component: BetExchange,
  args: {
    old: { stake: '€10.00', odds: '6.00', win: '€60.00' },
    next: { stake: '€9.21', odds: '2.00', win: '€18.42' },
    difference: '−€41.58',
    children:
      'Bet No. 700000101 ends. It is closed at its cash-out value of €9.21, where its fair value is €9.60, and this amount becomes the stake of the new bet. The exchange cannot be undone.',
  },
} satisfies Meta<typeof BetExchange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LowerWin: Story = {};
export const HigherWin: Story = {
  args: { next: { stake: '€1,009.21', odds: '1,210.50', win: '€1,221,648.71' }, difference: '+€1,221,588.71' },
};
