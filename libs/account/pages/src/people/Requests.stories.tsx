import type { RequestsAnswer } from '@touchline/account-office-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Answered, busy, done, DAY, failed, NOON, Office, refused, received } from '../parts/office-story.test.helper.tsx';
import { Requests } from './Requests.tsx';

const lines = [
  { id: 1, author: 'player', text: 'My transfer has not arrived.', at: NOON - DAY },
  { id: 2, author: 'auto', text: '', at: NOON - DAY },
  { id: 3, author: 'staff', text: 'It arrived this morning. Your balance has it.', at: NOON },
] as const;
const request = {
  id: 1,
  topic: 'payments',
  subject: 'Transfer',
  state: 'open',
  at: NOON - DAY,
  isUnread: false,
  lines: lines.slice(0, 2),
} as const;
const has = (...requests: RequestsAnswer['requests']) => received('requests', { requests });

const meta = {
  title: 'Office/Support requests',
  component: Requests,
  args: { after: [] },
  render: ({ after }) => (
    <Office after={after}>
      <Requests />
    </Office>
  ),
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadError: Story = { args: { after: [failed('requests')] } };
export const None: Story = { args: { after: [has()] } };
export const OpenAnsweredAndClosed: Story = {
  args: {
    after: [
      has(
        { ...request, lines: [...request.lines] },
        { ...request, id: 2, state: 'answered', isUnread: true, lines: [...lines] },
        { ...request, id: 3, state: 'closed', lines: [...lines] },
      ),
    ],
  },
};
export const Sending: Story = { args: { after: [has(), busy('requestOpen')] } };
export const Sent: Story = { args: { after: [has(), done('requestOpen')] } };
export const SendFailed: Story = { args: { after: [has(), refused('requestOpen', 'too-many-requests')] } };
