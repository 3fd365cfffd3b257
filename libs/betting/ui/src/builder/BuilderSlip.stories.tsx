import type { Meta, StoryObj } from '@storybook/react-vite';
import { BuilderSlip } from './BuilderSlip.tsx';

const no = () => undefined;
const legs = [
  { id: 1, words: 'Harwick Rovers' },
  { id: 2, words: 'Over 2.5' },
  { id: 3, words: 'Both teams to score: Yes' },
];

const meta = {
  title: 'Betting/Bet builder',
  component: BuilderSlip,
  args: { legs, price: { status: 'priced', odds: '4.35', product: '6.10' }, most: 8, onRemove: no, onClear: no, onAdd: no },
  parameters: { width: 520 },
} satisfies Meta<typeof BuilderSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Priced: Story = {};
export const Empty: Story = {
  args: {
    legs: [],
    price: { status: 'none' },
    ready: [
      { id: 'a', words: 'Harwick Rovers + Over 2.5', odds: '3.20' },
      { id: 'b', words: 'Both teams to score: Yes + Over 2.5 + Total corners: Over 9.5', odds: '4.10' },
    ],
  },
};
export const OneChosen: Story = { args: { legs: legs.slice(0, 1), price: { status: 'none' } } };
export const Asking: Story = { args: { price: { status: 'asking' } } };
export const Failed: Story = { args: { price: { status: 'failed' } } };
export const Excluded: Story = {
  args: {
    legs: [
      { id: 1, words: 'Harwick Rovers', isRefused: true },
      { id: 4, words: 'Draw', isRefused: true },
    ],
    price: { status: 'refused', reason: 'impossible' },
  },
};
export const AddsNothing: Story = {
  args: {
    legs: [legs[0]!, { id: 5, words: 'Harwick Rovers or draw', isRefused: true }],
    price: { status: 'refused', reason: 'implied' },
  },
};
export const Suspended: Story = { args: { price: { status: 'refused', reason: 'suspended' } } };
export const InTheCoupon: Story = { args: { isAdded: true } };
export const Full: Story = {
  args: {
    legs: Array.from({ length: 8 }, (_, at) => ({ id: at + 1, words: `Total goals, ${at + 1}: Over ${at}.5` })),
    price: { status: 'priced', odds: '41.0', product: '88.0' },
  },
};
export const Mobile: Story = { parameters: { device: 'mobile' } };
