import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Kit/Logo',
  component: Logo,
  parameters: { width: 240 },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AnotherName: Story = { args: { label: 'Touchline, to the first page' } };
