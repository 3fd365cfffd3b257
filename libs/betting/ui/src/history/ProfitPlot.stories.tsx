import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProfitPlot } from './ProfitPlot.tsx';

const values = [0, -400, -1200, 900, 2400, 1800, -600, -2600, -6300, -5400, -7500];
const words = (value: number) => (value < 0 ? `−€${-value / 100}.00` : `+€${value / 100}.00`);

const meta = {
  title: 'Betting/Profit plot',
  component: ProfitPlot,
  args: {
    title: 'Profit/loss over time',
    note: 'after each of 11 settled coupons below',
    label: 'From 22 Oct to 20 Nov the result went to −€75.00.',
    points: values.map((value, at) => ({ key: String(at), when: `${at + 10} Nov`, value, text: words(value) })),
    zeroText: '€0.00',
  },
} satisfies Meta<typeof ProfitPlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderZero: Story = {};
export const OnlyOver: Story = {
  args: { points: [500, 900, 2400].map((value, at) => ({ key: String(at), when: `${at + 10} Nov`, value, text: words(value) })) },
};
