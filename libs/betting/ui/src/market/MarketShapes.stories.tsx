import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOutcome, MARKETS } from '../testing.ts';
import { MarketTableView } from './MarketTableView.tsx';

const meta = {
  title: 'Betting/Market shapes',
  component: MarketTableView,
  parameters: { width: 363 },
  args: { table: MARKETS.result.table },
} satisfies Meta<typeof MarketTableView>;
export default meta;
type Story = StoryObj<typeof meta>;
const price = (id: number, name: string, odds: string, parts = {}) => anOutcome({ id, name, label: name, odds, ...parts });
const handicap = (line: string, first: string, second: string, at: number, isMain = false) => ({
  line,
  isMain,
  outcomes: [price(at, `1 ${line}`, first), price(at + 1, `2 ${line}`, second)],
});
const phone = { parameters: { device: 'mobile', width: 390 }, globals: { viewport: { value: 'w390' } } } as const;

export const ThreeWays: Story = {};
export const TwoWays: Story = { args: { table: { shape: 'row', outcomes: [price(1, 'Novák', '1.34'), price(2, 'Lindström', '3.25')] } } };
export const LongNames: Story = {
  args: {
    table: {
      shape: 'row',
      outcomes: [price(1, 'Castleford Albion', '2.66'), price(2, 'Draw', '3.63'), price(3, 'Northbridge', '2.47')],
    },
  },
};
export const YesOrNo: Story = { args: { table: { shape: 'row', outcomes: [price(1, 'Yes', '2.28'), price(2, 'No', '1.60')] } } };
export const YesOrNoPaused: Story = {
  args: {
    table: {
      shape: 'row',
      outcomes: [
        price(1, 'Yes', '2.28', { isLocked: true, lockReason: 'Paused: goal' }),
        price(2, 'No', '1.60', { isLocked: true, lockReason: 'Paused: goal' }),
      ],
    },
  },
};
export const DoubleChance: Story = {
  args: { table: { shape: 'row', outcomes: [price(1, '1X', '1.20'), price(2, '12', '1.42'), null] } },
};
export const FeedSilent: Story = {
  args: { table: { shape: 'row', outcomes: [price(1, 'Yes', '4.60', { isStale: true }), price(2, 'No', '1.18', { isStale: true })] } },
};
export const TotalLadder: Story = { args: { table: MARKETS.total.table } };
export const HandicapLadder: Story = { args: { table: MARKETS.handicap.table } };
export const HandicapOnAPhone: Story = { ...HandicapLadder, ...phone };
export const LongLadder: Story = {
  args: {
    table: {
      shape: 'ladder',
      heads: ['Over', 'Under'],
      lines: Array.from({ length: 14 }, (_, at) => handicap(String(155.5 + at * 2), '1.90', '1.90', 100 + at * 2, at === 7)),
    },
  },
};
export const CorrectScoreGrid: Story = { args: { table: MARKETS.score.table } };
export const PlayerList: Story = { args: { table: MARKETS.people.table } };
export const NamedList: Story = { args: { table: MARKETS.list.table } };
export const LargestPrices: Story = {
  args: {
    table: { shape: 'row', outcomes: [price(1, 'Harwick Rovers', '1001.00'), price(2, 'Draw', '501.00'), price(3, 'Dunmere', '1.001')] },
  },
};
export const LadderOnAPhone: Story = { args: { table: MARKETS.total.table }, ...phone };
export const ScoreGridOnAPhone: Story = { args: { table: MARKETS.score.table }, ...phone };
export const PlayersOnAPhone: Story = { args: { table: MARKETS.people.table }, ...phone };
export const Combination: Story = { args: { table: MARKETS.combination.table } };
export const CombinationOnAPhone: Story = { ...Combination, ...phone };
export const WinningMargin: Story = {
  args: {
    table: {
      shape: 'matrix',
      heads: ['Harwick Rovers', 'Dunmere Athletic'],
      rows: [
        { name: '1', outcomes: [price(1, 'Harwick Rovers by 1', '3.80'), price(2, 'Dunmere Athletic by 1', '5.60')] },
        {
          name: '2 or more',
          outcomes: [price(3, 'Harwick Rovers by 2 or more', '3.05'), price(4, 'Dunmere Athletic by 2 or more', '9.00')],
        },
      ],
      rest: [price(5, 'Draw', '3.60')],
    },
  },
};
