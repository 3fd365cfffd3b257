import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'singles', label: 'Singles' },
  { value: 'express', label: 'Express' },
  { value: 'system', label: 'System' },
];
/**
 * Anatomy: a label, shown or hidden; two to four options of one width.
 *
 * Do: use it where a choice applies at once.
 *
 * Don't: use it with more options than fit: that is a select.
 */
const meta = {
  title: 'Kit/Segmented control',
  component: SegmentedControl,
  args: { label: 'Bet type', value: 'express', options },
  parameters: { width: 316 },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DisabledOption: Story = {
  args: { options: [...options, { value: 'banker', label: 'Banker', disabledReason: 'A banker coupon needs five bets' }] },
};
export const Mobile: Story = { parameters: { device: 'mobile' } };
export const Narrow: Story = { parameters: { width: 180 } };
