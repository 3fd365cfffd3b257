import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFutureEvent, aLockedEvent, anEvent, aTennisEvent } from '../testing.ts';
import { ChampionshipHeader } from './ChampionshipHeader.tsx';
import { EventList } from './EventList.tsx';
import { EventRow } from './EventRow.tsx';

const HEADS = { result: ['1', 'X', '2'], total: ['Over', 'Total', 'Under'], handicap: ['1', 'Hcp', '2'] } as const;

/**
 * Anatomy: time, period and signs; opponents with scores; prices in the columns of the list; number of other markets and the star.
 *
 * Do: align prices with the heads of the list.
 *
 * Don't: wrap a price; move a row while it is pointed at.
 */
const meta = {
  title: 'Betting/Event row',
  component: EventRow,
  args: { event: anEvent() },
  parameters: { width: 738 },
  render: (args) => (
    <EventList>
      <ChampionshipHeader
        name="Northland. Premier League"
        country="NO"
        heads={args.event.cells.result.length === 2 ? { ...HEADS, result: ['1', '2'] } : HEADS}
        onFavouriteToggle={() => undefined}
      />
      <EventRow {...args} />
    </EventList>
  ),
} satisfies Meta<typeof EventRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPlay: Story = {};
export const WithOtherLines: Story = { args: { onLines: () => undefined } };
export const BeforeTheStart: Story = { args: { event: aFutureEvent() } };
export const Suspended: Story = { args: { event: aLockedEvent() } };
export const TwoWaysWithSets: Story = { args: { event: aTennisEvent(), hasPeriodsAlways: true } };
export const LongestNames: Story = {
  args: {
    event: anEvent({
      opponents: [
        { name: 'Borussia Mönchengladbach Nachwuchsleistungszentrum II', score: '12' },
        { name: 'Wolverstone Wanderers and District United', score: '10' },
      ],
    }),
  },
};
export const OnlyTheResult: Story = { args: { event: anEvent({ cells: { result: anEvent().cells.result } }) } };
export const InANarrowColumn: Story = { parameters: { width: 600 } };
export const InTheNarrowestColumn: Story = { parameters: { width: 420 } };
const asian = { globals: { view: 'asian' }, args: { isAsian: true } } as const;
export const AsianView: Story = { ...asian };
export const AsianBeforeTheStart: Story = { ...asian, args: { isAsian: true, event: aFutureEvent() } };
export const AsianPricesPaused: Story = { ...asian, args: { isAsian: true, event: aLockedEvent() } };
export const AsianTwoWays: Story = { ...asian, args: { isAsian: true, event: aTennisEvent(), hasPeriodsAlways: true } };
export const AsianInANarrowColumn: Story = { ...asian, parameters: { width: 600 } };
export const AsianInTheNarrowestColumn: Story = { ...asian, parameters: { width: 420 } };
export const WithManyGames: Story = {
  render: () => (
    <EventList>
      <ChampionshipHeader
        name="Northland. Premier League"
        country="NO"
        heads={HEADS}
        isFavourite
        onFavouriteToggle={() => undefined}
        href="/en/line"
      />
      <EventRow event={anEvent()} />
      <EventRow event={aLockedEvent()} />
      <EventRow event={aFutureEvent()} />
      <EventRow event={aFutureEvent({ id: 7 })} />
    </EventList>
  ),
};
export const AsianWithManyGames: Story = { ...asian, render: WithManyGames.render };
