import type { ModelId } from '@touchline/casino-game-math';
import { payTableOf } from '@touchline/casino-game-math/measure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PayTable } from './PayTable.tsx';

const of = (model: ModelId): Story => ({ args: { table: payTableOf(model) } });
const meta = {
  title: 'Games/Pay table',
  component: PayTable,
  args: {
    table: payTableOf('slot-free-spins'),
    highest: { stake: 10_000, unit: { currencyIso: 'EUR', exponent: 2 } },
  },
  parameters: { width: 640 },
} satisfies Meta<typeof PayTable>;
export default meta;
type Story = StoryObj<typeof PayTable>;

export const Slot: Story = {};
export const Respins = of('slot-hold-respin');
export const Cascade = of('slot-cascade-6x5');
export const FrenchRoulette = of('roulette-french');
export const AmericanRoulette = of('roulette-american');
export const SicBo = of('sic-bo');
export const Craps = of('craps');
export const DoubleDouble = of('video-poker-double-double');
export const Blackjack = of('blackjack');
export const Baccarat = of('baccarat');
export const Stud = of('caribbean-stud');
export const VideoPoker = of('video-poker-jacks');
export const Keno = of('keno-80');
export const Scratch = of('scratch-multiplier');
export const Mines = of('mines');
export const Hilo = of('hilo');
export const Football = of('virtual-football');
/** A game without a stake. */
export const Tiles = of('skill-2048');
export const Mobile: Story = { ...of('keno-80'), parameters: { device: 'mobile', width: 360 } };
