import type { BracketPair } from '@touchline/betting-results-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bracket } from './Bracket.tsx';

const START = 1_795_204_800;
const WEEK = 7 * 86_400;
const pair = (
  round: number,
  names: readonly [string | null, string | null],
  score: readonly [number, number] | null = null,
): BracketPair => ({
  opponent1: names[0],
  opponent2: names[1],
  score: score === null ? null : [score[0], score[1]],
  startAt: START + round * WEEK,
  winner: score === null ? null : score[0] >= score[1] ? 1 : 2,
});
const QUARTERS = [
  pair(0, ['Harwick Rovers', 'Galați Nord'], [3, 1]),
  pair(0, ['Everleigh', 'Malmberg'], [2, 2]),
  pair(0, ['Dunmere Athletic', 'Göteholm'], [0, 1]),
  pair(0, ['Црвена лука', 'Θεσσαλία'], [2, 0]),
];
const SEMIS = [pair(1, ['Harwick Rovers', 'Everleigh'], [2, 1]), pair(1, ['Göteholm', 'Црвена лука'])];

const meta = {
  title: 'Results/Bracket',
  component: Bracket,
  args: {
    rounds: [QUARTERS, SEMIS, [pair(2, ['Harwick Rovers', null])]],
    endingOf: ({ score }) => (score !== null && score[0] === score[1] ? '2:2 (4:2 on penalties)' : undefined),
  },
  parameters: { width: 960 },
} satisfies Meta<typeof Bracket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {};
export const NotStarted: Story = {
  args: { rounds: [[pair(0, ['Harwick Rovers', 'Everleigh']), pair(0, [null, null])], [pair(1, [null, null])]] },
};
export const Final: Story = { args: { rounds: [[pair(2, ['Harwick Rovers', 'Црвена лука'], [1, 0])]] } };
export const Mobile: Story = { parameters: { device: 'mobile', width: 360 } };
