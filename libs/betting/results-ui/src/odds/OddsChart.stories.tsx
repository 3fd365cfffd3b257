import type { OddsMoment } from '@touchline/betting-results-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OddsChart } from './OddsChart.tsx';

const moment = (minute: number, score: readonly [number, number], coefs: readonly number[]): OddsMoment => ({
  seconds: minute * 60,
  score: [score[0], score[1]],
  coefs: [...coefs],
});
const MOMENTS = [
  moment(0, [0, 0], [2_440, 3_300, 2_980]),
  moment(12, [1, 0], [1_620, 3_900, 5_600]),
  moment(13, [1, 0], []),
  moment(38, [1, 1], [2_300, 2_900, 3_500]),
  moment(58, [2, 1], [1_440, 4_100, 8_200]),
  moment(67, [2, 1], [1_920, 3_150, 5_400]),
];

const meta = {
  title: 'Results/Odds chart',
  component: OddsChart,
  args: { names: ['Harwick Rovers', 'Draw', 'Dunmere Athletic'], moments: MOMENTS },
  parameters: { width: 720 },
} satisfies Meta<typeof OddsChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeWays: Story = {};
export const TwoWays: Story = {
  args: { names: ['Novák, T.', 'Lindström, E.'], moments: [moment(0, [0, 0], [1_850, 1_950]), moment(40, [1, 0], [1_340, 3_250])] },
};
export const Mobile: Story = { parameters: { device: 'mobile', width: 360 } };
