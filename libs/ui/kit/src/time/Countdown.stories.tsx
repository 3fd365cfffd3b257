import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './Clocks.tsx';

/** 21 November 2026, 19:30:00 UTC. */
const NOW = 1_795_289_400_000;

const meta = {
  title: 'Kit/Countdown',
  component: Countdown,
  args: { label: 'Starts in', endsAtMs: NOW + 5_405_000, serverNowMs: () => NOW, ended: 'In play' },
  parameters: { width: 200 },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HoursAway: Story = {};
export const MinutesAway: Story = { args: { endsAtMs: NOW + 545_000 } };
export const DaysAway: Story = { args: { endsAtMs: NOW + 3 * 86_400_000 + 7_300_000 } };
export const Over: Story = { args: { endsAtMs: NOW } };
