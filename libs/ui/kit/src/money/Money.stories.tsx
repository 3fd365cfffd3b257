import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from './Money.tsx';

const meta = {
  title: 'Kit/Money',
  component: Money,
  args: { amount: 123_450, exponent: 2, iso: 'EUR' },
  parameters: { width: 240 },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Amount: Story = {};
export const Gain: Story = { args: { amount: 300, isSigned: true } };
export const Loss: Story = { args: { amount: -250, isSigned: true } };
export const NoCents: Story = { args: { amount: 1500, exponent: 0, iso: 'JPY' } };
export const ThreeDigits: Story = { args: { amount: 5005, exponent: 3, iso: 'KWD' } };
export const Largest: Story = { args: { amount: 9_007_199_254_740_991 } };
