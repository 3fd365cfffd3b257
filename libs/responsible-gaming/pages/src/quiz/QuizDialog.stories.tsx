import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuizDialog } from './QuizDialog.tsx';

const answers = [
  { id: 1, answer: "It's more likely to win" },
  { id: 2, answer: 'Nothing: its chances are the same' },
  { id: 3, answer: 'A larger stake would win' },
];
const meta = {
  title: 'Responsible gaming/Quiz',
  component: QuizDialog,
  args: {
    questions: [
      { id: 1, question: "You've lost five bets in a row. What does that say about the sixth?", answers },
      {
        id: 2,
        question: "You've lost more than you planned. What helps?",
        answers: [
          { id: 1, answer: 'Stopping, and taking a break' },
          { id: 2, answer: 'Winning it back today' },
        ],
      },
    ],
    status: 'open',
    wrong: [],
    onAnswer: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof QuizDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Sending: Story = { args: { status: 'busy' } };
export const SendFailed: Story = { args: { status: 'failed' } };
export const NotPassed: Story = { args: { status: 'wrong', wrong: [2] } };
export const Mobile: Story = { parameters: { device: 'mobile' } };
