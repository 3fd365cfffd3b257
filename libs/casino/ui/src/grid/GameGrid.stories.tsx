import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCasinoGame } from '../testing.ts';
import { GameTile } from '../tile/GameTile.tsx';
import { GameGrid } from './GameGrid.tsx';

const tiles = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <GameTile key={at} game={aCasinoGame({ id: at + 1, title: `Amber ${at + 1}` })} href="#" demoHref="#" onFavourite={() => undefined} />
  ));

const meta = {
  title: 'Casino/Game grid',
  component: GameGrid,
  args: { label: 'Games', children: tiles(37) },
  parameters: { width: 900 },
} satisfies Meta<typeof GameGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const OneRow: Story = { args: { isRow: true, children: tiles(12) } };
export const Mobile: Story = { args: { children: tiles(9) }, parameters: { device: 'mobile', width: 360 } };
