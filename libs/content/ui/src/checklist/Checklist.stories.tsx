import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checklist } from './Checklist.tsx';

const meta = {
  title: 'Promotions/Checklist',
  component: Checklist,
  args: {
    items: [
      { key: 'sign-in', words: 'Sign in', isDone: true },
      { key: 'bets', words: 'Place 3 bets', left: '1 bet left', isDone: false },
    ],
  },
} satisfies Meta<typeof Checklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfDone: Story = {};
export const ForAVisitor: Story = { args: { items: [{ key: 'bets', words: 'Place 3 bets' }] } };
