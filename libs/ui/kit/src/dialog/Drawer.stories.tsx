import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Kit/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Menu',
    edge: 'start',
    children: <p style={{ padding: 16 }}>Sports, live, results</p>,
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheStart: Story = {};
export const FromTheEnd: Story = { args: { edge: 'end', title: 'Coupon' } };
export const LongContent: Story = {
  args: {
    edge: 'end',
    title: 'History',
    children: (
      <ol style={{ padding: 16, display: 'grid', gap: 20 }}>
        {Array.from({ length: 40 }, (_, at) => (
          <li key={at}>
            Coupon {48_210_774 - at}, <a href={`#${at}`}>details</a>
          </li>
        ))}
      </ol>
    ),
  },
};
export const Mobile: Story = { parameters: { device: 'mobile', width: 362 } };
