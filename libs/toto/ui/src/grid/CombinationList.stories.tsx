import type { Meta, StoryObj } from '@storybook/react-vite';
import { CombinationList } from './CombinationList.tsx';

const meta = {
  title: 'Toto/Combinations',
  component: CombinationList,
  args: { picks: [[0, 1], [2], [0, 1, 2]], outcomes: ['1', 'x', '2'] },
  parameters: { width: 360 },
} satisfies Meta<typeof CombinationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {};
export const MoreThanAreShown: Story = {
  args: {
    picks: [
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2],
    ],
  },
};
