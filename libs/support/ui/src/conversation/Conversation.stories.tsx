import type { Meta, StoryObj } from '@storybook/react-vite';
import { Conversation } from './Conversation.tsx';

const AT = Date.UTC(2030, 4, 1, 12, 30);
const question = { key: '1', isOwn: true, isAutomatic: false, text: 'Where is my bet of yesterday?', atMs: AT };
const answer = {
  key: '2',
  isOwn: false,
  isAutomatic: true,
  text: 'This is an automatic reply. Nobody reads this conversation in the demonstration; your message is kept.',
  atMs: AT + 1_000,
};

const meta = {
  title: 'Support/Conversation',
  component: Conversation,
  args: {
    messages: [question, answer],
    line: 'open',
    refusal: null,
    maxLength: 1_000,
    onSend: () => undefined,
    onSendAgain: () => undefined,
  },
  parameters: { width: 380 },
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {};
export const Empty: Story = { args: { messages: [] } };
export const Sending: Story = {
  args: { messages: [question, answer, { ...question, key: '3', text: 'It was number 700000101.', atMs: null }] },
};
export const NoConnection: Story = { args: { line: 'lost' } };
export const TooFast: Story = { args: { refusal: 'too-fast' } };
export const Rejected: Story = { args: { refusal: 'bad-message' } };
export const LongWord: Story = { args: { messages: [{ ...question, text: 'x'.repeat(200) }] } };
