import { CASINO_THEMES } from '@touchline/casino-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BY_MODEL } from '../art/art-design.ts';
import { aCasinoGame } from '../testing.ts';
import { GameTile } from '../tile/GameTile.tsx';
import { GameGrid } from './GameGrid.tsx';

const MODELS = ['slot-lines-5x3', ...Object.keys(BY_MODEL)];

const tiles = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const model = MODELS[at % MODELS.length] ?? 'crash';
    const theme = CASINO_THEMES[at % CASINO_THEMES.length] ?? 'classic';
    const game = aCasinoGame({ id: at + 1, title: `Amber ${at + 1}`, model, theme });
    return <GameTile key={at} game={game} href="#" demoHref="#" onFavourite={() => undefined} />;
  });

const meta = {
  title: 'Casino/Game grid',
  component: GameGrid,
  args: { label: 'Games', children: tiles(37) },
  parameters: { width: 900 },
} satisfies Meta<typeof GameGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryModel: Story = {};
export const OneRow: Story = { args: { isRow: true, children: tiles(12) } };
export const OnAPhone: Story = { args: { children: tiles(9) }, parameters: { device: 'mobile', width: 360 } };
