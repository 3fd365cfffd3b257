import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTracker, aTrackerOfPoints } from '../testing.ts';
import { MatchTracker } from './MatchTracker.tsx';

const meta = {
  title: 'Betting/Match tracker',
  component: MatchTracker,
  args: aTracker(),
  parameters: { width: 372 },
} satisfies Meta<typeof MatchTracker>;
export default meta;
type Story = StoryObj<typeof meta>;

const last = (kind: 'goal' | 'corner' | 'yellow' | 'red' | 'penalty' | 'own-goal', team: 1 | 2, what: string) => ({
  ...aTracker(),
  incidents: [...aTracker().incidents, { id: 90, kind, team, what, when: '67′', at: 0.74 }],
});

export const InAColumn: Story = {};
export const UnderTheScoreBoard: Story = { parameters: { width: 738 } };
export const Mobile: Story = { parameters: { device: 'mobile', width: 390 }, globals: { viewport: { value: 'w390' } } };
export const Folded: Story = { args: { isFoldedAtFirst: true } };
export const Empty: Story = {
  args: { ...aTracker(), score: '0 – 0', clock: '1′', incidents: [], pressure: [], stats: [] },
};
export const GoalOfTheSecondSide: Story = { args: last('goal', 2, 'Goal') };
export const Corner: Story = { args: last('corner', 1, 'Corner') };
export const Penalty: Story = { args: last('penalty', 1, 'Penalty') };
export const YellowCard: Story = { args: last('yellow', 2, 'Yellow card') };
export const RedCard: Story = { args: last('red', 1, 'Red card') };
export const OwnGoal: Story = { args: last('own-goal', 1, 'Own goal') };
export const Tennis: Story = { args: aTrackerOfPoints('tennis') };
export const Basketball: Story = { args: aTrackerOfPoints('basketball') };
export const IceHockey: Story = { args: { ...aTracker(), sport: 'ice-hockey', scale: ['0′', '20′', '40′', '60′'] } };
export const Darts: Story = { args: aTrackerOfPoints('darts') };
export const Snooker: Story = { args: aTrackerOfPoints('snooker') };
export const WaterPolo: Story = { args: { ...aTracker(), sport: 'water-polo' } };
export const FormulaOne: Story = { args: aTrackerOfPoints('formula-1') };
export const SportWithoutAGround: Story = { args: aTrackerOfPoints('curling') };
export const LongestNames: Story = {
  args: { ...aTracker(), sides: ['Borussia Mönchengladbach Nachwuchsleistungszentrum', 'Wolverstone Wanderers and District United'] },
};
export const AsATable: Story = {
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[aria-pressed]')?.click();
    await new Promise(requestAnimationFrame);
    if (canvasElement.querySelector('table') === null) throw new Error('The table did not open.');
  },
};
