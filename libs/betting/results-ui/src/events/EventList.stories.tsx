import type { ResultEvent } from '@touchline/betting-results-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventList } from './EventList.tsx';

const event = (kind: string, minute: number, team: 0 | 1 | 2, score: readonly [number, number], player?: string): ResultEvent => ({
  kind,
  team,
  periodId: minute < 46 ? 1 : 2,
  seconds: minute * 60,
  score: [score[0], score[1]],
  ...(player !== undefined && { player }),
});
const GAME = [
  event('period', 0, 0, [0, 0]),
  event('goal', 12, 1, [1, 0], 'Jonas Kleinhold'),
  event('corner', 31, 2, [1, 0]),
  event('penalty', 38, 2, [1, 1], 'Ivo Marek'),
  event('period', 46, 0, [1, 1]),
  event('red', 52, 2, [1, 1], 'Эмин Гусейн'),
  event('own-goal', 58, 1, [2, 1], 'Sam Whit'),
];

const meta = {
  title: 'Results/Incidents',
  component: EventList,
  args: { label: 'Incidents', events: GAME, opponents: ['Harwick Rovers', 'Dunmere Athletic'] },
  parameters: { width: 480 },
} satisfies Meta<typeof EventList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPeriodNames: Story = {
  args: { names: { period: (period) => (period === 1 ? '1st half' : '2nd half'), shootOut: 'Penalty shoot-out' } },
};
export const ShootOut: Story = {
  args: {
    events: [
      event('shoot-out', 120, 0, [0, 0]),
      event('shoot-out-goal', 121, 1, [1, 0], 'Jonas Kleinhold'),
      event('shoot-out-miss', 122, 2, [1, 0], 'Ivo Marek'),
    ],
  },
};
export const Mobile: Story = { parameters: { device: 'mobile', width: 360 } };
