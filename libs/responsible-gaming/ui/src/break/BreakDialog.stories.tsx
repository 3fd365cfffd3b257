import type { Meta, StoryObj } from '@storybook/react-vite';
import { BreakDialog } from './BreakDialog.tsx';

const meta = {
  title: 'Responsible gaming/Break',
  component: BreakDialog,
  args: { days: 1, onStart: () => undefined, onCancel: () => undefined },
} satisfies Meta<typeof BreakDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ADay: Story = {};
export const HalfAYear: Story = { args: { days: 180 } };
export const InThreeDays: Story = { args: { days: 30, inDays: 3 } };
export const Starting: Story = { args: { isBusy: true } };
