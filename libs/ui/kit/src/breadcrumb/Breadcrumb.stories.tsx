import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Kit/Breadcrumb',
  component: Breadcrumb,
  args: { steps: [{ name: 'Live', href: '#live' }, { name: 'Football', href: '#football' }, { name: 'Northern League' }] },
  parameters: { width: 420 },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { steps: [{ name: 'Live' }] } };
export const LongestNames: Story = {
  args: {
    steps: [
      { name: 'Line', href: '#line' },
      { name: 'Championship of the northern, southern and western coasts', href: '#c' },
      { name: 'Harwick Rovers – Eastmoor' },
    ],
  },
  parameters: { width: 260 },
};
