import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fold } from './Fold.tsx';

const meta = {
  title: 'Kit/Disclosure',
  component: Fold,
  args: { title: 'How a system pays', children: 'Each combination is a bet of its own.' },
  parameters: { width: 420 },
} satisfies Meta<typeof Fold>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};
export const Expanded: Story = { args: { open: true } };
export const LongestTitle: Story = {
  args: { title: 'How a system pays when two of its bets are returned and one is half won' },
  parameters: { width: 260 },
};
