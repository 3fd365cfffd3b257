import type { IdeasAnswer } from '@touchline/account-office-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Answered, DAY, done, failed, NOON, Office, refused, received } from '../parts/office-story.test.helper.tsx';
import { Ideas } from './Ideas.tsx';

type Idea = IdeasAnswer['ideas'][number];
const idea: Idea = {
  ...{ id: 1, title: 'Sort results by date', text: 'The newest results are at the end of the list.', state: 'new', votes: 12 },
  ...{ isVoted: false, isOwn: false, at: NOON - DAY },
};
const IDEAS: Idea[] = [
  idea,
  { ...idea, id: 2, state: 'planned', isVoted: true, votes: 40 },
  { ...idea, id: 3, state: 'done', isOwn: true },
  { ...idea, id: 4, state: 'declined', votes: 0 },
];

const meta = {
  title: 'Office/Ideas',
  component: Ideas,
  args: { after: [] },
  render: ({ after }) => (
    <Office after={after}>
      <Ideas />
    </Office>
  ),
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadError: Story = { args: { after: [failed('ideas')] } };
export const None: Story = { args: { after: [received('ideas', { ideas: [] })] } };
export const EveryState: Story = { args: { after: [received('ideas', { ideas: IDEAS })] } };
export const Sent: Story = { args: { after: [received('ideas', { ideas: [{ ...idea, isOwn: true }] }), done('ideaSend')] } };
export const SendFailed: Story = { args: { after: [received('ideas', { ideas: [] }), refused('ideaSend', 'too-many-tries')] } };
