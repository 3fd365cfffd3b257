import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';
import { SelectField } from './SelectField.tsx';

/**
 * Anatomy: a label above; the chosen option; a hint, or an error in its place.
 *
 * Do: order options as the player would look for them.
 *
 * Don't: use it for two options.
 */
const meta = {
  title: 'Kit/Select',
  component: Select,
  args: {
    label: 'Odds format',
    defaultValue: 'decimal',
    options: [
      { value: 'decimal', label: 'Decimal' },
      { value: 'fractional', label: 'Fractional' },
      { value: 'american', label: 'American', isDisabled: true },
    ],
  },
  parameters: { width: 316 },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfSeveral: Story = {};
export const WithItsOptionsAsChildren: Story = {
  render: () => (
    <SelectField label="Currency" defaultValue="EUR">
      <option value="EUR">Euro</option>
      <option value="USD">US dollar</option>
    </SelectField>
  ),
};
export const Required: Story = {
  args: { label: 'Country', defaultValue: '', error: 'Choose where you live', options: [{ value: '', label: 'Choose' }] },
};
export const WithHint: Story = { args: { hint: 'Shown on every page' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongestText: Story = {
  args: { options: [{ value: 'decimal', label: 'Decimal odds with as many digits behind the point as the line gives' }] },
  parameters: { width: 220 },
};
export const Mobile: Story = { parameters: { device: 'mobile' } };
