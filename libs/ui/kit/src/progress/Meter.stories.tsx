import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from './Meter.tsx';

/**
 * Anatomy: a label; a bar; the value as text.
 *
 * Do: turn amber before the limit, not at it.
 *
 * Don't: use it for the progress of work: that is a progress bar.
 */
const meta = {
  title: 'Kit/Meter',
  component: Meter,
  args: { label: 'Stake limit for a day', value: 1500, max: 5000, valueText: '€15.00 of €50.00' },
  parameters: { width: 360 },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Low: Story = {};
export const Empty: Story = { args: { value: 0, valueText: '€0.00 of €50.00' } };
export const Near: Story = { args: { value: 4300, valueText: '€43.00 of €50.00', note: '€7.00 left until 00:00' } };
export const Full: Story = { args: { value: 5000, valueText: '€50.00 of €50.00', note: 'Used up until 00:00' } };
export const Over: Story = { args: { value: 6200, valueText: '€62.00 of €50.00', note: 'You lowered the limit today' } };
export const LongestWords: Story = {
  args: { label: 'Net loss limit of all products together for a calendar month', valueText: '€12,345,678.90 of €99,999,999.99' },
  parameters: { width: 280 },
};
