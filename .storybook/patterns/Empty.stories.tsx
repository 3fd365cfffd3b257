import { CouponFrame } from '@touchline/betting-ui';
import { Button, EmptyState, EventListSkeleton, SearchIcon, TicketIcon } from '@touchline/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pattern } from './pattern.tsx';

const meta = {
  title: 'Patterns/Empty',
  parameters: { width: 460, notes: { usage: 'Nothing to list: what is missing, why, and what the player can do about it.' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  parameters: { layout: 'fullscreen', width: 0 },
  render: () => (
    <Pattern
      title="Empty"
      lead="An empty place is an answer, so it is shown only when the answer is known. Until then there are shapes of what is loading."
      steps={[
        'Loading: shapes with the size of the content, so that nothing jumps.',
        'Nothing yet: how the first entry gets there.',
        'Nothing found: which filter or word excludes everything, and a button that clears it.',
      ]}
      dos={['Keep the heading and the filters above the empty place.', 'Name one action.']}
      donts={['Fill the place with offers.', 'Say “no data”.']}
    />
  ),
};
export const Loading: Story = { parameters: { width: 738 }, render: () => <EventListSkeleton count={4} /> };
export const NothingYet: Story = {
  parameters: { width: 340 },
  render: () => (
    <CouponFrame>
      <EmptyState icon={<TicketIcon />} title="Your coupon is empty">
        Tap a price to add a bet. You can add up to 30 and combine them.
      </EmptyState>
    </CouponFrame>
  ),
};
export const NothingFound: Story = {
  render: () => (
    <EmptyState isCard icon={<SearchIcon />} title="No bets match" actions={<Button size="small">Clear filters</Button>}>
      You have bets in other states and periods.
    </EmptyState>
  ),
};
