import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Progress.tsx';

const meta = {
  title: 'Kit/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
  parameters: { width: 120 },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 16 } };
export const Large: Story = { args: { size: 48, label: 'The game is loading' } };
