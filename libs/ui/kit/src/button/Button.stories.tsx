import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchIcon, TrashIcon } from '../icons/icons.ts';
import { Button, IconButton, LinkButton } from './Button.tsx';

/**
 * Anatomy: a label that is a verb with its object; an optional icon before it; a spinner in place of nothing: while busy the label stays.
 *
 * Do: use one primary button for each area; put the sum into the label when money moves.
 *
 * Don't: use `danger` for anything that can be undone; disable a button without a reason beside it.
 */
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
