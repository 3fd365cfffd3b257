import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScoreTable } from './ScoreTable.tsx';

const meta = {
  title: 'Kit/Score table',
  component: ScoreTable,
  args: {
    sport: 'football',
    caption: 'Harwick Rovers – Eastmoor, Northern League',
    current: 2,
    sides: [
      { name: 'Harwick Rovers', total: '2', periods: ['1', '1'] },
      { name: 'Eastmoor', total: '1', periods: ['0', '1'] },
    ],
  },
  parameters: { width: 420 },
} satisfies Meta<typeof ScoreTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Football: Story = {};
export const NotBegun: Story = {
  args: {
    current: undefined,
    sides: [
      { name: 'Harwick Rovers', total: '' },
      { name: 'Eastmoor', total: '' },
    ],
  },
};
export const Tennis: Story = {
  args: {
    sport: 'tennis',
    caption: 'Lind – Oda, Coast Open',
    current: 3,
    sides: [
      { name: 'E. Lind', total: '1', periods: ['6', '4', '3'], now: '40', isServing: true },
      { name: 'K. Oda', total: '1', periods: ['4', '6', '2'], now: 'A' },
    ],
  },
};
export const Volleyball: Story = {
  args: {
    sport: 'volleyball',
    current: 4,
    sides: [
      { name: 'Calder', total: '2', periods: ['25', '22', '25', '11'] },
      { name: 'Norvale', total: '1', periods: ['21', '25', '19', '14'], isServing: true },
    ],
  },
};
export const Basketball: Story = {
  args: {
    sport: 'basketball',
    current: 4,
    sides: [
      { name: 'Fenwick', total: '88', periods: ['24', '19', '27', '18'] },
      { name: 'Thornby', total: '91', periods: ['21', '26', '20', '24'] },
    ],
  },
};
export const Overtime: Story = {
  args: {
    sport: 'basketball',
    current: 6,
    sides: [
      { name: 'Fenwick', total: '108', periods: ['24', '19', '27', '18', '12', '8'] },
      { name: 'Thornby', total: '106', periods: ['21', '26', '20', '21', '12', '6'] },
    ],
  },
  parameters: { width: 520 },
};
export const ShootOut: Story = {
  args: {
    current: undefined,
    shootOutName: 'Penalty shoot-out',
    sides: [
      { name: 'Harwick Rovers', total: '3', periods: ['2', '0', '1'], shootOut: '4', isWinner: true },
      { name: 'Eastmoor', total: '3', periods: ['0', '2', '1'], shootOut: '2' },
    ],
  },
  parameters: { width: 520 },
};
export const IceHockey: Story = {
  args: {
    sport: 'ice-hockey',
    current: 3,
    sides: [
      { name: 'Ostley Bears', total: '3', periods: ['1', '0', '2'] },
      { name: 'Sandhaven', total: '3', periods: ['0', '2', '1'] },
    ],
  },
};
export const Baseball: Story = {
  args: {
    sport: 'baseball',
    current: 7,
    sides: [
      { name: 'Ashby', total: '4', periods: ['0', '1', '0', '2', '0', '1', ''] },
      { name: 'Brinmouth', total: '5', periods: ['1', '0', '0', '0', '3', '0', '1'], isServing: true },
    ],
  },
  parameters: { width: 520 },
};
export const Snooker: Story = {
  args: {
    sport: 'snooker',
    current: 3,
    sides: [
      { name: 'T. Ely', total: '1', periods: ['72', '8', '0'], now: '41' },
      { name: 'M. Holt', total: '1', periods: ['14', '101', '0'], now: '7' },
    ],
  },
};
export const CounterStrike: Story = {
  args: {
    sport: 'tactical-shooter',
    current: 2,
    sides: [
      { name: 'Nightjar', total: '1', periods: ['13', '7'] },
      { name: 'Redshank', total: '0', periods: ['9', '10'] },
    ],
  },
};
export const Boxing: Story = {
  args: {
    sport: 'boxing',
    current: 4,
    sides: [
      { name: 'A. Wren', total: '29', periods: ['10', '9', '10', ''] },
      { name: 'J. Ash', total: '28', periods: ['9', '10', '9', ''] },
    ],
  },
};
export const Over: Story = {
  args: {
    current: undefined,
    sides: [
      { name: 'Harwick Rovers', total: '3', periods: ['1', '2'], isWinner: true },
      { name: 'Eastmoor', total: '1', periods: ['0', '1'] },
    ],
  },
};
export const LongestNames: Story = {
  args: {
    isPlain: true,
    sides: [
      { name: 'Harwick Rovers and Allied Wanderers of the Northern Coast', total: '2', periods: ['1', '1'] },
      { name: 'Eastmoor', total: '1', periods: ['0', '1'] },
    ],
  },
  parameters: { width: 300 },
};
