import type { Meta, StoryObj } from '@storybook/react-vite';
import { euros, expressOf } from '../testing.ts';
import { BetExchange } from './BetExchange.tsx';

/** The open bet, and the value that it is closed at, which becomes the stake of the new one. */
const OLD = expressOf('ABC', 1_000);
const VALUE = 921;
const FEWER = expressOf('AB', VALUE);
const MORE = expressOf('ABCDE', VALUE);
const sideOf = ({ stake, odds, possibleWin }: typeof OLD) => ({ stake, odds, win: possibleWin });

const meta = {
  title: 'Betting/Bet exchange',
  component: BetExchange,
  args: {
    old: sideOf(OLD),
    next: sideOf(FEWER),
    difference: `−${euros(OLD.win - FEWER.win)}`,
    children: `Bet #700000101 ends. It is closed at its cash-out value of ${FEWER.stake}, where its fair value is ${euros(960)}, and this amount becomes the stake of the new bet. The exchange cannot be undone.`,
  },
} satisfies Meta<typeof BetExchange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LowerWin: Story = {};
export const HigherWin: Story = { args: { next: sideOf(MORE), difference: `+${euros(MORE.win - OLD.win)}` } };
export const LargestAmounts: Story = {
  args: { next: { stake: euros(100_921), odds: '1,210.50', win: euros(122_164_870) }, difference: `+${euros(122_164_870 - OLD.win)}` },
};
