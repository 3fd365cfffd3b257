import type { Standing } from '@touchline/betting-results-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StandingsTable } from './StandingsTable.tsx';

const team = (teamId: number, name: string, [won, drawn, lost, scored, conceded]: readonly number[], more: Partial<Standing> = {}) => ({
  ...{ teamId, name, won: won ?? 0, drawn: drawn ?? 0, lost: lost ?? 0, scored: scored ?? 0, conceded: conceded ?? 0 },
  played: (won ?? 0) + (drawn ?? 0) + (lost ?? 0),
  points: 3 * (won ?? 0) + (drawn ?? 0),
  form: ['win', 'draw', 'loss', 'win', 'win'] as const,
  ...more,
});
const ROWS: readonly Standing[] = [
  team(1, 'Harwick Rovers', [9, 2, 1, 27, 11], { isPlaying: true }),
  team(2, 'Everleigh', [8, 2, 2, 22, 12]),
  team(3, 'Dunmere Athletic', [6, 3, 3, 19, 15], { form: ['loss', 'loss', 'draw', 'win', 'draw'] }),
  team(4, 'Wolverstone Wanderers', [2, 1, 9, 9, 29], { form: ['loss', 'loss', 'loss', 'loss', 'draw'] }),
];

const meta = {
  title: 'Results/Standings',
  component: StandingsTable,
  args: { caption: 'Northland. Premier League', rows: ROWS, hasDraw: true, marked: [1, 3], hrefOf: (teamId) => `/en/team/${teamId}` },
  parameters: { width: 720 },
} satisfies Meta<typeof StandingsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutDraws: Story = { args: { hasDraw: false } };
export const WithoutLinks: Story = { args: { hrefOf: undefined, marked: [] } };
export const Mobile: Story = { parameters: { device: 'mobile', width: 360 } };
