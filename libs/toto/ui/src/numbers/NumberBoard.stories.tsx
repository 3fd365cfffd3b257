import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberBoard } from './NumberBoard.tsx';

const meta = {
  title: 'Lotto/Number board',
  component: NumberBoard,
  args: { label: 'Numbers of the ticket', first: 1, last: 36, picked: [3, 14, 21], isFull: false, onPick: () => undefined },
  parameters: { width: 480 },
} satisfies Meta<typeof NumberBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomePicked: Story = {};
export const Full: Story = { args: { picked: [3, 14, 21, 30, 36], isFull: true } };
export const Keno: Story = { args: { last: 80, picked: [7] } };
export const Mobile: Story = { parameters: { device: 'mobile', width: 340 } };
