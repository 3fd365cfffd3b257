import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFutureEvent, aLockedEvent, anEvent, aTennisEvent } from '../testing.ts';
import { MultiLiveGrid, MultiLiveTile } from './MultiLiveTile.tsx';

const meta = {
  title: 'Betting/Multi-live tile',
  component: MultiLiveTile,
  args: { event: anEvent(), sport: 'football', championship: 'Northland. Premier League' },
  parameters: { width: 340 },
} satisfies Meta<typeof MultiLiveTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPlay: Story = {};
export const WithSets: Story = { args: { event: aTennisEvent(), sport: 'tennis', championship: 'Open of Basel' } };
export const Suspended: Story = { args: { event: aLockedEvent(), championship: 'Суперлига' } };
export const WithoutAHandicap: Story = { args: { event: aFutureEvent() } };
export const OnlyTheResult: Story = { args: { event: anEvent({ cells: { result: anEvent().cells.result } }) } };
export const LongestNames: Story = {
  args: {
    championship: 'Northland. Premier League of the Northern and Eastern Counties, second stage',
    event: anEvent({
      opponents: [
        { name: 'Borussia Mönchengladbach Nachwuchsleistungszentrum II', score: '12' },
        { name: 'Wolverstone Wanderers and District United', score: '10' },
      ],
    }),
  },
};
export const Mobile: Story = { parameters: { device: 'mobile', width: 390 }, globals: { viewport: { value: 'w390' } } };
export const AWall: Story = {
  parameters: { width: 1100 },
  render: (args) => (
    <MultiLiveGrid>
      <MultiLiveTile {...args} />
      <MultiLiveTile event={aTennisEvent()} sport="tennis" championship="Open of Basel" />
      <MultiLiveTile event={aLockedEvent()} sport="football" championship="Суперлига" />
      <MultiLiveTile event={aFutureEvent()} sport="football" championship="Cup of the Lakes" />
    </MultiLiveGrid>
  ),
};
