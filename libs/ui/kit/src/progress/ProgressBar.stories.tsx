import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './Progress.tsx';

const meta = {
  title: 'Kit/Progress bar',
  component: ProgressBar,
  args: { label: 'Sending your document', value: 40, valueText: '40 %' },
  parameters: { width: 360 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {};
export const Started: Story = { args: { value: 0, valueText: '0 %' } };
export const Complete: Story = { args: { value: 100, valueText: 'Done' } };
export const Indeterminate: Story = { args: { value: null, valueText: undefined } };
export const InSteps: Story = { args: { label: 'Proof of identity', value: 2, max: 3, valueText: '2 of 3 documents' } };
