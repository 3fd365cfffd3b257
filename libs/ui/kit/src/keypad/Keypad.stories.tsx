import type { Meta, StoryObj } from '@storybook/react-vite';
import { Keypad } from './Keypad.tsx';

const meta = {
  title: 'Kit/Keypad',
  component: Keypad,
  args: { onKey: () => undefined },
  parameters: { device: 'mobile', width: 362 },
} satisfies Meta<typeof Keypad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Digits: Story = {};
export const WithAmounts: Story = {
  args: { presets: ['1', '5', '10', '50'].map((key) => ({ key, label: `€${key}`, isPicked: key === '5' })) },
};
export const WithTwoAmounts: Story = { args: { presets: ['5', '10'].map((key) => ({ key, label: `€${key}` })) } };
