import { MODELS, type ModelId } from '@touchline/casino-game-math';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RouletteTable } from './RouletteTable.tsx';

const optionsOf = (id: ModelId) => MODELS.find((model) => model.id === id)?.options ?? [];
const BETS = [
  { on: 'red', amount: 500 },
  { on: 'straight-17', amount: 100 },
  { on: 'split-17-20', amount: 200 },
];

const meta = {
  title: 'Games/Roulette table',
  component: RouletteTable,
  args: {
    options: optionsOf('roulette-european'),
    choice: { bets: [] },
    chip: 100,
    unit: { currencyIso: 'EUR', exponent: 2 },
    isLocked: false,
    onChoice: () => undefined,
  },
  render: function Table(args) {
    const [choice, setChoice] = useState(args.choice);
    return <RouletteTable {...args} choice={choice} onChoice={setChoice} />;
  },
  parameters: { width: 960 },
} satisfies Meta<typeof RouletteTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithChips: Story = { args: { choice: { bets: BETS } } };
export const NoMoreBets: Story = { args: { choice: { bets: BETS }, isLocked: true } };
export const American: Story = { args: { options: optionsOf('roulette-american') } };
export const Mobile: Story = { args: { choice: { bets: BETS } }, parameters: { device: 'mobile', width: 360 } };
