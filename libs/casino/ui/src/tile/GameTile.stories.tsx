import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCasinoGame } from '../testing.ts';
import { GameTile } from './GameTile.tsx';

const meta = {
  title: 'Casino/Game tile',
  component: GameTile,
  args: { game: aCasinoGame(), href: '#' },
  parameters: { width: 160 },
} satisfies Meta<typeof GameTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slot: Story = {};
export const NewGame: Story = { args: { game: aCasinoGame({ title: 'Amber Lighthouse', tag: 'new' }) } };
export const Jackpot: Story = { args: { game: aCasinoGame({ title: 'Golden Phoenix', tag: 'jackpot' }) } };
export const LiveTable: Story = { args: { game: aCasinoGame({ title: 'Evening Roulette', kind: 'live', tag: 'live' }) } };
export const CardTable: Story = { args: { game: aCasinoGame({ title: 'River Hold’em', kind: 'table' }) } };
export const Crash: Story = { args: { game: aCasinoGame({ title: 'Turbo Balloon', kind: 'crash' }) } };
export const ScratchCard: Story = { args: { game: aCasinoGame({ title: 'Pearl Lantern', kind: 'scratch' }) } };
export const LongestTitle: Story = {
  args: {
    game: aCasinoGame({
      title: 'The Thirteen Clever Foxes of the Maple Teahouse',
      provider: { id: 'zimorodek', name: 'Zimorodek and Company' },
    }),
  },
};
export const OnAPhone: Story = { args: { game: aCasinoGame({ tag: 'new' }) }, parameters: { device: 'mobile', width: 110 } };
