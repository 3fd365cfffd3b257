import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Kit/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'up from 1.80' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcon: Story = {
  render: (args) => (
    <p>
      1.92 <VisuallyHidden {...args} />
    </p>
  ),
};
