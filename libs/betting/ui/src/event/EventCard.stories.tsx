import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFutureEvent, aLockedEvent, anEvent, aTennisEvent } from '../testing.ts';
import { ChampionshipBand } from './ChampionshipHeader.tsx';
import { EventCard, LiveCard, LiveStrip } from './EventCard.tsx';
import { EventList } from './EventList.tsx';

/**
 * Anatomy: time and signs; opponents with scores; prices in one or two rows; number of other markets.
 *
 * Do: keep a press area of 44 px for each price.
 *
 * Don't: show a market that has no prices.
 */
const meta = {
  title: 'Betting/Event card',
  component: EventCard,
  args: { event: anEvent() },
  parameters: { device: 'mobile', width: 390 },
  render: (args) => (
    <EventList>
      <ChampionshipBand name="Northland. Premier League" country="NO" count={2} />
      <EventCard {...args} />
    </EventList>
  ),
} satisfies Meta<typeof EventCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPlay: Story = {};
export const TotalWithOtherLines: Story = { args: { market: 'total', onLines: () => undefined } };
export const BeforeTheStart: Story = { args: { event: aFutureEvent() } };
export const Suspended: Story = { args: { event: aLockedEvent() } };
const NO_RESULT = { result: [null, null, null] };
export const NoPrices: Story = { args: { event: anEvent({ cells: NO_RESULT }) } };
export const NoPricesPaused: Story = { args: { event: anEvent({ cells: NO_RESULT, paused: 'Goal – market suspended' }) } };
export const TwoWays: Story = { args: { event: aTennisEvent() } };
export const AsianView: Story = { args: { isAsian: true } };
export const SmallestMobile: Story = { parameters: { width: 320 } };
export const LiveOnTheFirstPage: Story = {
  parameters: { device: 'desktop', width: 738 },
  render: () => (
    <LiveStrip>
      <LiveCard event={anEvent()} sport="football" championship="Premier League" />
      <LiveCard event={aTennisEvent()} sport="tennis" championship="Open of Basel" />
      <LiveCard event={aLockedEvent()} sport="football" championship="Суперлига" />
    </LiveStrip>
  ),
};
