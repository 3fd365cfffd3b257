import type { Meta, StoryObj } from '@storybook/react-vite';
import { combinationsOf, euros, expressOf, pastBetsOf, systemOf } from '../testing.ts';
import { BetHistoryCard } from './BetHistoryCard.tsx';

const DOUBLE = expressOf('AB', 1_000);
/** Three of the first four bets: C is void and counts with odds of 1.00, D lost, so only A, B and C pay. */
const SYSTEM = systemOf('ABCD', 3);
const PAID = expressOf('AB');
const lostOf = (letters: string) => [...letters].map((letter) => ({ letter, isLost: letter === 'D' }));

/**
 * Anatomy: one line: time, type, selections, status, odds, stake, returns; selections with results; combinations; how it was settled.
 *
 * Do: show a win that is below its stake as what it is.
 *
 * Don't: colour a loss red: it is grey.
 */
const meta = {
  title: 'Betting/History card',
  component: BetHistoryCard,
  args: {
    couponId: '48 210 774',
    typeName: 'Express · 2 selections',
    placedAt: '20 Nov 18:40',
    summary: 'Harwick Rovers – Dunmere Athletic and 1 more',
    state: 'open',
    odds: DOUBLE.odds,
    stake: DOUBLE.stake,
    paid: '–',
    bets: pastBetsOf('AB', { isOpen: true }),
    isOpen: false,
  },
  parameters: { width: 1090 },
} satisfies Meta<typeof BetHistoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { possibleWin: DOUBLE.possibleWin } };
export const Won: Story = { args: { state: 'won', paid: DOUBLE.possibleWin, isPaid: true, bets: pastBetsOf('AB') } };
const WITH_D = expressOf('AD', 1_000);
export const Lost: Story = {
  args: { state: 'lost', odds: WITH_D.odds, paid: euros(0), bets: pastBetsOf('AD') },
};
export const Returned: Story = {
  args: {
    typeName: 'Single',
    summary: 'Castellón del Mar – Deportivo Alba',
    state: 'returned',
    odds: expressOf('C').odds,
    paid: euros(1_000),
    isPaid: true,
    bets: pastBetsOf('C'),
  },
};
export const SystemOpened: Story = {
  args: {
    typeName: 'System 3/4',
    summary: 'Harwick Rovers, Over 2.5, Castellón del Mar −1, Црвена лука',
    state: 'partly',
    odds: `${SYSTEM.combinations} comb.`,
    stake: SYSTEM.stake,
    paid: PAID.possibleWin,
    isPaid: true,
    isOpen: true,
    bets: pastBetsOf('ABCD'),
    combinations: {
      title: '4 combinations of 3, €5.00 each',
      rows: combinationsOf('ABCD', 3).map((letters) =>
        letters === 'ABC'
          ? { letters: lostOf(letters), how: `€5.00 × ${PAID.odds}`, paid: PAID.possibleWin, isPaid: true }
          : { letters: lostOf(letters), how: 'D lost', paid: euros(0), isPaid: false },
      ),
    },
    words: `A void bet counts with odds of 1.00. D lost, so the combinations with D pay nothing. You got back ${euros(2_000 - PAID.win)} less than your stake.`,
  },
};
export const Mobile: Story = { args: { ...SystemOpened.args }, parameters: { device: 'mobile', width: 390 } };
