import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServerClock } from './Clocks.tsx';

/** 21 November 2026, 19:30:00 UTC. */
const NOW = 1_795_289_400_000;

const meta = {
  title: 'Kit/Server clock',
  component: ServerClock,
  args: { serverNowMs: () => NOW, timeZone: 'Europe/Berlin' },
  parameters: { width: 200 },
} satisfies Meta<typeof ServerClock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {};
export const Seconds: Story = { args: { hasSeconds: true } };
export const AnotherZone: Story = { args: { timeZone: 'Asia/Almaty', hasSeconds: true } };
