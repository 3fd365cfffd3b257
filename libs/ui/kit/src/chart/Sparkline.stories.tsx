import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Kit/Sparkline',
  component: Sparkline,
  args: { values: [1.8, 1.82, 1.79, 1.85, 1.9, 1.88, 1.95], label: 'Odds went from 1.80 to 1.95 in two hours' },
  parameters: { width: 120 },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Up: Story = { args: { trend: 'up' } };
export const Down: Story = { args: { trend: 'down', values: [1.95, 1.9, 1.93, 1.84, 1.8], label: 'Odds went from 1.95 to 1.80' } };
export const Flat: Story = { args: { values: [1.85, 1.85, 1.85], label: 'Odds stayed at 1.85' } };
export const OneValue: Story = { args: { values: [1.85], label: 'Odds are 1.85' } };
export const NoData: Story = { args: { values: [], label: 'No odds yet' } };
