import type { ModelId } from '@touchline/casino-game-math';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoundPicture } from './RoundPicture.tsx';
import { forcedRound, type Outcome } from './testing/forced.ts';

const drawn = (model: ModelId, outcome: Outcome = 'win') => ({
  model,
  scene: forcedRound(model, outcome).scene,
  isGain: outcome === 'win',
});

const meta = {
  title: 'Games/Boards',
  component: RoundPicture,
  args: { ...drawn('slot-lines-5x3'), theme: 'dark', isCalm: true },
  // The site sets a game's theme; in a story the toolbar does.
  render: (args, { globals }) => <RoundPicture {...args} theme={globals['theme'] === 'light' ? 'light' : 'dark'} />,
  parameters: { width: 640 },
} satisfies Meta<typeof RoundPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slot: Story = {};
export const Cascade: Story = { args: drawn('slot-cascade-6x5', 'feature') };
export const Roulette: Story = { args: drawn('roulette-european') };
export const Blackjack: Story = { args: drawn('blackjack') };
export const Baccarat: Story = { args: drawn('baccarat') };
export const Poker: Story = { args: drawn('casino-holdem') };
export const VideoPoker: Story = { args: drawn('video-poker-jacks') };
export const Dice: Story = { args: drawn('dice') };
export const Craps: Story = { args: drawn('craps') };
export const SicBo: Story = { args: drawn('sic-bo') };
export const Keno: Story = { args: drawn('keno-80') };
export const Bingo: Story = { args: drawn('bingo-75') };
export const ScratchCard: Story = { args: drawn('scratch-match-3') };
export const Mines: Story = { args: drawn('mines') };
export const Plinko: Story = { args: drawn('plinko-8') };
export const HiLo: Story = { args: drawn('hilo') };
export const Crash: Story = { args: { model: 'crash', scene: { kind: 'climb', point: 240, cashedAt: 150, auto: 0 }, isGain: true } };
export const Wheel: Story = { args: drawn('wheel-low') };
export const CoinFlip: Story = { args: drawn('coin-flip') };
export const VirtualFootball: Story = { args: drawn('virtual-football') };
export const VirtualRacing: Story = { args: drawn('virtual-racing') };
export const Mobile: Story = { parameters: { device: 'mobile', width: 360 } };
