import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Answered, DAY, failed, NOON, Office, refused, received } from '../parts/office-story.test.helper.tsx';
import { Manager } from './Manager.tsx';

const answer = {
  ...{ name: 'Anna Lindqvist', isOnline: true, hours: { from: 9, to: 18 }, messages: [], call: null },
  slots: [3, 5, 7].map((hours) => NOON + DAY + hours * 3_600),
};
const messages = [
  { id: 1, author: 'player', text: 'Can you call me about my level?', at: NOON - 3_600 },
  { id: 2, author: 'staff', text: 'Gladly. Choose a time below.', at: NOON },
] as const;

const meta = {
  title: 'Office/Manager',
  component: Manager,
  args: { after: [] },
  render: ({ after }) => (
    <Office after={after}>
      <Manager />
    </Office>
  ),
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadError: Story = { args: { after: [failed('manager')] } };
export const Online: Story = { args: { after: [received('manager', answer)] } };
export const OutOfHours: Story = { args: { after: [received('manager', { ...answer, isOnline: false, messages: [...messages] })] } };
export const CallBooked: Story = { args: { after: [received('manager', { ...answer, messages: [...messages], call: NOON + DAY })] } };
export const SendFailed: Story = { args: { after: [received('manager', answer), refused('managerSay', 'too-many-tries')] } };
