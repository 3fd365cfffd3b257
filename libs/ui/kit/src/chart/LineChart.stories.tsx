import type { Meta, StoryObj } from '@storybook/react-vite';
import { LineChart } from './LineChart.tsx';

const HOME = { key: 'home', name: 'Harwick', values: [2.1, 2.05, 2.02, 1.95, 1.98, 1.9, 1.85] };
const DRAW = { key: 'draw', name: 'Draw', values: [3.3, 3.3, 3.35, 3.4, 3.4, 3.5, 3.5] };
const AWAY = { key: 'away', name: 'Eastmoor', values: [3.2, 3.3, 3.4, 3.6, 3.55, 3.75, 3.9] };

const meta = {
  title: 'Kit/Line chart',
  component: LineChart,
  args: {
    title: 'Odds of a win',
    note: 'Today',
    label: 'Odds of Harwick fall from 2.10 to 1.85 while those of Eastmoor rise from 3.20 to 3.90',
    moments: ['16:00', '16:30', '17:00', '17:30', '18:00', '18:30', '19:00'],
    momentHead: 'Time',
    series: [HOME],
    textOf: (value: number) => value.toFixed(2),
  },
  parameters: { width: 560 },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
export const ThreeLines: Story = { args: { series: [HOME, DRAW, AWAY] } };
export const AsATable: Story = { args: { series: [HOME, DRAW, AWAY], isTable: true } };
export const PointSelected: Story = {
  args: { series: [HOME, DRAW, AWAY] },
  play: async ({ canvasElement }) => {
    const plot = canvasElement.querySelector<HTMLElement>('[tabindex="0"]');
    plot?.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight'])
      plot?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (!canvasElement.querySelector('[role=status]')?.textContent?.includes('17:00')) throw new Error('The moment was not announced.');
  },
};
export const BelowZero: Story = {
  args: {
    title: 'Result of November',
    note: 'Settled bets',
    momentHead: 'Day',
    label: 'The result falls to minus 63 euros on the 7th and ends at plus 18',
    moments: ['1 November', '4 November', '7 November', '14 November', '21 November'],
    series: [{ key: 'net', name: 'Result', values: [0, -20, -63, -12, 18] }],
    textOf: (value: number) => `${value < 0 ? '−' : ''}€${Math.abs(value)}`,
  },
};
export const Flat: Story = { args: { series: [{ key: 'h', name: 'Harwick', values: [2, 2, 2, 2, 2, 2, 2] }] } };
export const Narrow: Story = { args: { series: [HOME, DRAW, AWAY] }, parameters: { width: 300 } };
