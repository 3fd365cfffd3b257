import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './Checkbox.tsx';

const meta = {
  title: 'Kit/Switch',
  component: Switch,
  args: { label: 'One-click betting' },
  parameters: { width: 316 },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { label: 'Dark theme', defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true, label: 'Session messages' } };
export const LongestWords: Story = {
  args: { label: 'Tell me by e-mail when a game of a team in my favourites is about to begin' },
  parameters: { width: 240 },
};
export const Mobile: Story = { parameters: { device: 'mobile' } };
