import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCasinoGame } from '../testing.ts';
import { GameTile } from './GameTile.tsx';

const meta = {
  title: 'Casino/Game tile',
  component: GameTile,
  args: { game: aCasinoGame(), href: '#', demoHref: '#', onFavourite: () => undefined },
  parameters: { width: 160 },
} satisfies Meta<typeof GameTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slot: Story = {};
export const NewGame: Story = { args: { game: aCasinoGame({ title: 'Amber Lighthouse', theme: 'sea', tag: 'new' }) } };
export const Favourite: Story = { args: { game: aCasinoGame({ title: 'Golden Phoenix', theme: 'myth' }), isFavourite: true } };
export const LiveTable: Story = {
  args: { game: aCasinoGame({ title: 'Evening Roulette', kind: 'live', model: 'live-roulette', tag: 'live' }), demoHref: undefined },
};
export const CardTable: Story = { args: { game: aCasinoGame({ title: 'River Hold’em', kind: 'poker', model: 'casino-holdem' }) } };
export const Crash: Story = { args: { game: aCasinoGame({ title: 'Lucky Balloon', kind: 'crash', model: 'crash' }) } };
export const ScratchCard: Story = { args: { game: aCasinoGame({ title: 'Pearl Lantern', kind: 'scratch', model: 'scratch-match-3' }) } };
export const Hero: Story = { args: { isHero: true }, parameters: { width: 390 } };
export const NotHere: Story = { args: { barrier: 'country' } };
export const LongestTitle: Story = {
  args: {
    game: aCasinoGame({
      title: 'The Thirteen Clever Foxes of the Maple Teahouse',
      provider: { id: 'zimorodek', name: 'Zimorodek and Company' },
    }),
  },
};
export const Mobile: Story = { args: { game: aCasinoGame({ tag: 'new' }) }, parameters: { device: 'mobile', width: 110 } };
