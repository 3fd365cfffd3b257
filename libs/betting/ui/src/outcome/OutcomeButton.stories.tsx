import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { OutcomeButton } from './OutcomeButton.tsx';
import { anOutcome } from '../testing.ts';

/**
 * Anatomy: the name of the outcome; the odds; an arrow and a tint for three seconds after a change; a padlock while suspended.
 *
 * Do: keep its width whatever the odds; keep the odds readable while suspended.
 *
 * Don't: use colour alone for a change; change odds that are in the coupon without a notice.
 */
const meta = {
  title: 'Betting/Outcome button',
  component: OutcomeButton,
  args: { outcome: anOutcome(), isStill: true },
  parameters: { width: 180 },
} satisfies Meta<typeof OutcomeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InTheCoupon: Story = { args: { outcome: anOutcome({ isPicked: true }) } };
export const OddsRising: Story = { args: { outcome: anOutcome({ movement: 'up', was: 'Was 1.85' }) } };
export const OddsFalling: Story = { args: { outcome: anOutcome({ movement: 'down', was: 'Was 2.00' }) } };
export const InTheCouponAndRising: Story = { args: { outcome: anOutcome({ isPicked: true, movement: 'up', was: 'Was 1.85' }) } };
export const LockedByTheLine: Story = { args: { outcome: anOutcome({ isLocked: true, lockReason: 'Paused: goal' }) } };
export const LockedInTheCoupon: Story = { args: { outcome: anOutcome({ isLocked: true, isPicked: true, lockReason: 'Paused: goal' }) } };
export const FeedSilent: Story = { args: { outcome: anOutcome({ isStale: true }) } };
export const FeedSilentInTheCoupon: Story = { args: { outcome: anOutcome({ isStale: true, isPicked: true }) } };
export const LongestName: Story = { args: { outcome: anOutcome({ name: 'Wolverstone Wanderers and both teams score', odds: '7.50' }) } };
export const LargestPrice: Story = { args: { outcome: anOutcome({ name: '6–5', odds: '1001.00' }) } };
export const Fractional: Story = { args: { outcome: anOutcome({ name: '1', odds: '11/4' }) } };
export const American: Story = { args: { outcome: anOutcome({ name: 'Harwick', odds: '+275' }) } };
/** A cell with the width of a list column, which is independent of the text size. */
const inACell = (Draw: () => ReactNode) => (
  <div style={{ inlineSize: 'var(--oc-w)' }}>
    <Draw />
  </div>
);
export const InAListCell: Story = { args: { look: 'cell' }, decorators: [inACell] };
export const InAListCellRising: Story = {
  args: { look: 'cell', outcome: anOutcome({ movement: 'up', odds: '12.50' }) },
  decorators: [inACell],
};
export const Mobile: Story = { args: { outcome: anOutcome({ name: 'X' }) }, parameters: { device: 'mobile', width: 120 } };
