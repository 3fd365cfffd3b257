import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScoreBoard } from './ScoreBoard.tsx';

const meta = {
  title: 'Betting/Score board',
  component: ScoreBoard,
  args: {
    sport: 'football',
    sides: [{ name: 'Harwick Rovers' }, { name: '1. FC Köllnburg' }],
    score: '2 – 1',
    clock: '67′ 2nd half',
    note: 'Half-time 1 – 1',
    country: 'DE',
    championship: 'Northland. Premier League, round 11',
    facts: '12′ 58′ Kleinhold, 38′ Lindqvist',
  },
  parameters: { width: 738 },
} satisfies Meta<typeof ScoreBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Football: Story = {};
export const BeforeTheStart: Story = { args: { score: '20:00', clock: undefined, note: 'Today', facts: undefined } };
export const Tennis: Story = {
  args: {
    sport: 'tennis',
    sides: [
      { name: 'Novák, T.', periods: ['6', '3', '40'], isServing: true },
      { name: 'Lindström, E.', periods: ['4', '2', '15'] },
    ],
    score: '1 – 0',
    clock: 'Set 2',
    note: '40 – 15',
    periods: ['1', '2', 'Points'],
    country: 'CH',
    championship: 'Open of Basel',
    facts: undefined,
  },
};
export const IceHockey: Story = {
  args: {
    sport: 'ice-hockey',
    sides: [
      { name: 'Skelleby AIK', periods: ['1', '1'] },
      { name: 'Växby Lakers', periods: ['0', '2'] },
    ],
    score: '2 – 2',
    clock: '2nd 08:12',
    note: undefined,
    periods: ['1', '2', '3'],
    country: 'SE',
    championship: 'SHL',
    facts: undefined,
  },
};
export const SportWithoutABoard: Story = {
  args: { sport: 'darts', sides: [{ name: 'Wright, P.' }, { name: 'van der Berg, M.' }], championship: undefined },
};
export const LongestNames: Story = {
  args: { sides: [{ name: 'Borussia Mönchengladbach Nachwuchsleistungszentrum' }, { name: 'Wolverstone Wanderers and District United' }] },
};
export const OnAPhone: Story = { parameters: { device: 'mobile', width: 390 } };
