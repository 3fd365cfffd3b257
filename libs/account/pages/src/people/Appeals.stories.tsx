import type { AppealsAnswer } from '@touchline/account-office-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Answered, DAY, failed, NOON, Office, refused, received } from '../parts/office-story.test.helper.tsx';
import { Appeals } from './Appeals.tsx';

const appeal = { id: 1, state: 'waiting', text: 'I think this is a mistake.', at: NOON - DAY, answer: null, answeredAt: null } as const;
const answered = { ...appeal, answer: 'We have looked at it again.', answeredAt: NOON };
const has = (answer: Partial<AppealsAnswer>) => received('appeals', { isBlocked: true, canAppeal: false, appeals: [], ...answer });

const meta = {
  title: 'Office/Appeals',
  component: Appeals,
  args: { after: [] },
  render: ({ after }) => (
    <Office after={after}>
      <Appeals />
    </Office>
  ),
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadError: Story = { args: { after: [failed('appeals')] } };
export const NotBlocked: Story = { args: { after: [has({ isBlocked: false })] } };
export const MayAppeal: Story = { args: { after: [has({ canAppeal: true })] } };
export const Waiting: Story = { args: { after: [has({ appeals: [appeal] })] } };
export const Accepted: Story = { args: { after: [has({ isBlocked: false, appeals: [{ ...answered, state: 'accepted' }] })] } };
export const Refused: Story = { args: { after: [has({ appeals: [{ ...answered, state: 'refused' }] })] } };
export const SendFailed: Story = { args: { after: [has({ canAppeal: true }), refused('appealSend', 'no-appeal')] } };
