import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceLines } from './PriceLines.tsx';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 21, 12);
const changes = (...coefs: readonly number[]): [number, number][] => coefs.map((coef, nth) => [START + nth * 30 * MINUTE, coef]);

const meta = {
  title: 'Betting/Odds history',
  component: PriceLines,
  args: {
    nowMs: START + 300 * MINUTE,
    odds: (coef: number) => (coef / 1000).toFixed(2),
    lines: [
      { id: 1, name: 'Harwick', prices: changes(2100, 2050, 2080, 1980, 1900, 1850) },
      { id: 2, name: 'Draw', prices: changes(3300, 3300, 3350, 3400) },
      { id: 3, name: 'Eastmoor', prices: changes(3200, 3300, 3250, 3400, 3750, 3900) },
    ],
  },
  parameters: {
    width: 560,
    notes: { usage: 'How the odds of a market came to be what they are: in a dialog that the head of a market opens.' },
  },
} satisfies Meta<typeof PriceLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeOutcomes: Story = {};
export const NoChange: Story = { args: { lines: [{ id: 1, name: 'Over 2.5', prices: changes(1900) }] } };
export const NoLongerOffered: Story = { args: { lines: [{ id: 1, name: 'Over 2.5', prices: changes(1900, 1750, 0) }] } };
export const NoData: Story = { args: { lines: [{ id: 1, name: 'Over 2.5', prices: [] }] } };
export const Mobile: Story = { parameters: { device: 'mobile', width: 340 } };
