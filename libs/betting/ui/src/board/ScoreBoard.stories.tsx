import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScoreBoard } from './ScoreBoard.tsx';

/**
 * Anatomy: both sides with crests; score, clock and period; scores of sets or periods; the ground of the sport.
 *
 * Do: announce a score politely and once.
 *
 * Don't: cover the score with a picture.
 */
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
export const Mobile: Story = { parameters: { device: 'mobile', width: 390 } };
const periods = (sport: string, score: string, clock: string, first: string[], second: string[]): Story => ({
  args: {
    sport,
    score,
    clock,
    sides: [
      { name: 'Harwick Rovers', periods: first },
      { name: 'Dunmere Athletic', periods: second },
    ],
    periods: first.map((_, at) => String(at + 1)),
    note: undefined,
    facts: undefined,
  },
});
export const Basketball: Story = periods('basketball', '90 – 76', '01:09 4th quarter', ['24', '21', '25', '20'], ['18', '22', '19', '17']);
export const Volleyball: Story = periods('volleyball', '2 – 1', 'Set 4', ['25', '19', '25', '11'], ['22', '25', '20', '9']);
export const TableTennis: Story = periods('table-tennis', '1 – 2', 'Set 4', ['11', '7', '9', '4'], ['8', '11', '11', '6']);
export const Handball: Story = { args: { sport: 'handball', score: '21 – 19', clock: '48′ 2nd half', note: 'Half-time 11 – 10' } };
export const RugbyUnion: Story = { args: { sport: 'rugby-union', score: '24 – 17', clock: '61′ 2nd half', note: 'Half-time 10 – 14' } };
export const AmericanFootball: Story = periods(
  'american-football',
  '28 – 33',
  '07:00 4th quarter',
  ['7', '7', '14', '0'],
  ['10', '3', '13', '7'],
);
export const Overtime: Story = {
  args: {
    ...AmericanFootball.args,
    score: '28 – 28',
    clock: '07:00 Overtime',
    periods: ['1', '2', '3', '4', 'OT'],
    sides: [
      { name: 'Harwick Rovers', periods: ['7', '7', '14', '0', '0'] },
      { name: 'Dunmere Athletic', periods: ['10', '3', '8', '7', '0'] },
    ],
  },
};
export const TieBreak: Story = {
  args: {
    ...Tennis.args,
    sides: [
      { name: 'Novák, T.', periods: ['6', '6'], isServing: true },
      { name: 'Lindström, E.', periods: ['4', '6'] },
    ],
    clock: 'Set 2',
    note: 'Tie-break 5 – 3',
    periods: ['1', '2'],
  },
};
export const Baseball: Story = periods('baseball', '5 – 1', '5th inning', ['1', '0', '2', '2', '0'], ['0', '1', '0', '0', '0']);
export const Cricket: Story = {
  args: {
    sport: 'cricket',
    score: '142/3 – 188',
    clock: '2nd innings',
    sides: [
      { name: 'Harwick Rovers', periods: ['', '142/3'], isServing: true },
      { name: 'Dunmere Athletic', periods: ['188', ''] },
    ],
    periods: ['1', '2'],
    note: undefined,
    facts: undefined,
  },
};
export const Boxing: Story = { args: { sport: 'boxing', score: '0 – 0', clock: '02:11 round 4', note: undefined, facts: undefined } };
export const AtABreak: Story = { args: { clock: 'Break', score: '1 – 1', note: undefined } };
export const Suspended: Story = { args: { note: 'Paused: the referee checks a penalty' } };
export const LargeScore: Story = { args: { sport: 'basketball', score: '128 – 131', note: 'Overtime' } };
export const TennisOnAPhone: Story = { ...Tennis, parameters: { device: 'mobile', width: 390 }, globals: { viewport: { value: 'w390' } } };
