import type { Meta, StoryObj } from '@storybook/react-vite';
import { CORRECT_SCORES, MARGINS } from '@touchline/toto-rules';
import { aTotoGame } from '../testing.ts';
import { TotoGrid } from './TotoGrid.tsx';

const GAMES = [
  aTotoGame(),
  aTotoGame({ gameId: 2, home: 'Peñalba', away: 'Ribera', champ: { en: 'Coast Cup' } }),
  aTotoGame({ gameId: 3, home: 'Old Harbour Rovers Athletic', away: 'Saint-Aubin-sur-Loire' }),
];

const meta = {
  title: 'Toto/Draw grid',
  component: TotoGrid,
  args: {
    label: 'Games of the draw',
    games: GAMES,
    outcomes: ['1', 'x', '2'],
    picks: [[0], [0, 2], []],
    lang: 'en',
    onPick: () => undefined,
  },
  parameters: { width: 720 },
} satisfies Meta<typeof TotoGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToFillIn: Story = {};
export const Mobile: Story = { parameters: { device: 'mobile', width: 360 } };
export const Margins: Story = {
  args: { outcomes: MARGINS, games: GAMES.map((game) => ({ ...game, chances: [300, 250, 260, 190] })), picks: [[1], [3], [0, 1]] },
};
export const CorrectScore: Story = {
  args: {
    outcomes: CORRECT_SCORES,
    games: GAMES.slice(0, 1).map((game) => ({ ...game, chances: CORRECT_SCORES.map(() => 52) })),
    picks: [[4, 5]],
  },
};
export const WithResults: Story = {
  args: {
    games: [
      aTotoGame({ score: [2, 1], outcome: 0 }),
      aTotoGame({ gameId: 2, score: [0, 0], outcome: 1 }),
      aTotoGame({ gameId: 3, isCancelled: true }),
    ],
    onPick: undefined,
  },
};
