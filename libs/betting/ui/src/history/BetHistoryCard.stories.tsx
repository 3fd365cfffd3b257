import type { Meta, StoryObj } from '@storybook/react-vite';
import { HISTORY_BETS } from '../testing.ts';
import { BetHistoryCard } from './BetHistoryCard.tsx';

const meta = {
  title: 'Betting/History card',
  component: BetHistoryCard,
  args: {
    couponId: '48 210 774',
    typeName: 'Express, 2 bets',
    placedAt: '20 Nov 18:40',
    summary: 'Śląsk Wrocław – Jagiellonia Biała and 1 more',
    state: 'open',
    odds: '3.42',
    stake: '€10.00',
    paid: '–',
    bets: HISTORY_BETS.slice(0, 2).map((bet) => ({ ...bet, status: -1 as const, score: undefined })),
    isOpen: false,
  },
  parameters: { width: 1090 },
} satisfies Meta<typeof BetHistoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Won: Story = { args: { state: 'won', paid: '€34.20', isPaid: true } };
export const Lost: Story = { args: { state: 'lost', paid: '€0.00' } };
export const Returned: Story = { args: { state: 'returned', paid: '€10.00', isPaid: true } };
export const SystemOpened: Story = {
  args: {
    typeName: 'System 3 of 4',
    summary: 'Malmberg, Under 3.5, Αθηναϊκός 0, Víkin Reykjanes',
    state: 'partly',
    odds: '4 comb.',
    stake: '€20.00',
    paid: '€12.47',
    isPaid: true,
    isOpen: true,
    bets: HISTORY_BETS,
    combinations: {
      title: '4 combinations of 3, €5.00 each',
      rows: [
        { letters: ['A', 'B', 'C'].map((letter) => ({ letter, isLost: false })), how: '€5.00 × 2.49', paid: '€12.47', isPaid: true },
        {
          letters: [
            { letter: 'A', isLost: false },
            { letter: 'B', isLost: false },
            { letter: 'D', isLost: true },
          ],
          how: 'D lost',
          paid: '€0.00',
          isPaid: false,
        },
      ],
    },
    words: 'A returned bet counts with odds 1.00. D lost, so the combinations with D pay nothing. You got back €7.53 less than your stake.',
  },
};
export const OnAPhone: Story = { args: { ...SystemOpened.args }, parameters: { device: 'mobile', width: 390 } };
