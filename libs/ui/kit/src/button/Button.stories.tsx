import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchIcon, TrashIcon } from '../icons/icons.ts';
import { Button, IconButton, LinkButton } from './Button.tsx';

const meta = { title: 'Kit/Button', component: Button, args: { children: 'Keep my coupon' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { look: 'primary', children: 'Place express for €5.00' } };
export const Outline: Story = { args: { look: 'outline' } };
export const Quiet: Story = { args: { look: 'quiet' } };
export const Inline: Story = { args: { look: 'text', children: 'Show the 4' } };
export const Destructive: Story = { args: { look: 'danger', children: 'Exclude me' } };
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = { args: { look: 'primary', isBusy: true, children: 'Placing' } };
export const Small: Story = { args: { size: 'small' } };
export const LongLabel: Story = {
  args: { size: 'large', look: 'primary', children: 'Remove the locked bets A, C and D, keep the other five and accept the new prices' },
  parameters: { width: 320 },
};
export const IconOnly: Story = {
  render: () => (
    <IconButton label="Search">
      <SearchIcon />
    </IconButton>
  ),
};
export const SmallIconOnly: Story = {
  render: () => (
    <IconButton label="Clear coupon" size="small">
      <TrashIcon />
    </IconButton>
  ),
};
export const AsLink: Story = { render: () => <LinkButton href="/en/office">Bet history</LinkButton> };
export const Mobile: Story = { parameters: { device: 'mobile' } };
