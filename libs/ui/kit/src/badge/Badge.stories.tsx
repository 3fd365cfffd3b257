import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckIcon, CloseIcon, ReturnIcon } from '../icons/icons.ts';
import { Badge, CountBadge, PulseDot } from './Badge.tsx';

/**
 * Anatomy: a word or two; an optional icon or dot.
 *
 * Do: say the status as a word, whatever the colour.
 *
 * Don't: use it as a button; put a sentence into it.
 */
const meta = { title: 'Kit/Badge', component: Badge, args: { children: 'Play money' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Live: Story = {
  args: {
    tone: 'live',
    children: (
      <>
        <PulseDot /> <span>Live</span>
      </>
    ),
  },
};
export const Won: Story = {
  args: {
    tone: 'won',
    children: (
      <>
        <CheckIcon /> <span>Won</span>
      </>
    ),
  },
};
export const Lost: Story = {
  args: {
    tone: 'lost',
    children: (
      <>
        <CloseIcon /> <span>Lost</span>
      </>
    ),
  },
};
export const Returned: Story = {
  args: {
    tone: 'returned',
    children: (
      <>
        <ReturnIcon /> <span>Returned</span>
      </>
    ),
  },
};
export const Warning: Story = { args: { tone: 'warn', children: 'Changes tomorrow' } };
export const Accent: Story = { args: { tone: 'accent', children: 'Active' } };
export const Count: Story = { render: () => <CountBadge>12</CountBadge> };
