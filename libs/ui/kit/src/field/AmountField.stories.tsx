import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountField } from './AmountField.tsx';

const presets = ['1', '2', '5', '10'].map((key) => ({ key, label: `€${key}`, isPicked: key === '5' }));
/**
 * Anatomy: a label; the amount with its currency; steps down and up; presets; a keypad on phones.
 *
 * Do: offer presets in the order of their sums.
 *
 * Don't: choose an amount for the player; round what was typed without a word.
 */
const meta = {
  title: 'Kit/Amount field',
  component: AmountField,
  args: { label: 'Stake', value: '5.00', symbol: '€', onChange: () => undefined, onStep: () => undefined, presets },
  parameters: { width: 316 },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '', placeholder: '0.00' } };
export const BelowMinimum: Story = { args: { value: '0.20', error: 'Minimum stake: €0.50', isLeast: true } };
export const WithoutSteps: Story = { args: { onStep: undefined, presets: [] } };
export const Mobile: Story = { parameters: { device: 'mobile', width: 362 } };
export const WithKeypad: Story = {
  args: { hasKeypad: true, isLeast: true },
  parameters: { device: 'mobile', width: 362 },
  play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus(),
};
