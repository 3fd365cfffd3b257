import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveClock } from './LiveClock.tsx';

const meta = { title: 'Kit/Live clock', component: LiveClock, args: { time: '67′' }, parameters: { width: 200 } } satisfies Meta<
  typeof LiveClock
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithThePeriod: Story = { args: { period: '2nd half' } };
export const CountedDown: Story = { args: { time: '08:12', period: '3rd period' } };
export const ExtraTime: Story = { args: { time: '90+4′', period: '2nd half' } };
