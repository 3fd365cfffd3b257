import type { CyberMap, CyberMatch } from '@touchline/cyber-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatchBoard } from './MatchBoard.tsx';

const map = (parts: Partial<CyberMap> = {}): CyberMap => ({
  name: 'Quarry',
  score: [13, 9],
  winner: 1,
  kills: [88, 71],
  earned: [512_400, 468_150],
  rounds: [],
  objectives: [],
  lead: [
    { seconds: 0, lead: 0 },
    { seconds: 300, lead: 4_200 },
    { seconds: 620, lead: -2_900 },
    { seconds: 1_140, lead: 8_450 },
  ],
  draft: [[], []],
  ...parts,
});
const ROUNDS: CyberMap['rounds'] = [
  { winner: 1, buys: ['pistol', 'pistol'], kills: [5, 2] },
  { winner: 1, buys: ['full', 'eco'], kills: [5, 1] },
  { winner: 2, buys: ['full', 'force'], kills: [3, 5] },
  { winner: 1, buys: ['force', 'full'], kills: [5, 4] },
];
const match = (parts: Partial<CyberMatch> = {}): CyberMatch => ({
  gameId: 7,
  kind: 'shooter',
  opponents: ['Northwind', 'Iron Lotus'],
  maps: [map(), map({ name: 'Harbour', score: [3, 1], winner: 0, kills: [18, 12], earned: [98_350, 84_200], rounds: ROUNDS })],
  score: [1, 0],
  isOver: false,
  ...parts,
});
const MOBA = map({
  name: 'Rift',
  score: [24, 17],
  winner: 0,
  kills: [24, 17],
  objectives: [
    { kind: 'tower', counts: [6, 3] },
    { kind: 'beast', counts: [2, 1] },
  ],
  draft: [
    ['Ember', 'Warden', 'Tide', 'Sparrow', 'Anvil'],
    ['Frost', 'Hollow', 'Lynx', 'Oracle', 'Bastion'],
  ],
});

const meta = {
  title: 'Esports/Match board',
  component: MatchBoard,
  args: { match: match() },
  parameters: { width: 720 },
} satisfies Meta<typeof MatchBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shooter: Story = {};
export const Moba: Story = { args: { match: match({ kind: 'moba', maps: [MOBA], score: [0, 0] }) } };
export const Strategy: Story = { args: { match: match({ kind: 'strategy', maps: [map({ name: 'Basin', score: [1, 0], winner: 1 })] }) } };
export const Simulation: Story = {
  args: { match: match({ kind: 'simulation', maps: [map({ name: 'Match', score: [2, 1], winner: 0 })] }) },
};
export const FirstRound: Story = {
  args: { match: match({ maps: [map({ score: [0, 0], winner: 0, kills: [0, 0], earned: [0, 0], lead: [] })] }) },
};
export const Over: Story = { args: { match: match({ maps: [map(), map({ name: 'Harbour' })], score: [2, 0], isOver: true }) } };
export const Mobile: Story = { parameters: { device: 'mobile', width: 360 } };
