import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommentaryPanel } from './CommentaryPanel.tsx';

const meta = {
  title: 'Betting/Commentary',
  component: CommentaryPanel,
  args: { isOn: false, onToggle: () => undefined, sentences: [] },
  parameters: {
    width: 360,
    notes: {
      usage:
        'A match described in sentences, for those who listen to a page. Off until it is started; one sentence in five seconds at most.',
    },
  },
} satisfies Meta<typeof CommentaryPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Started: Story = { args: { isOn: true } };
export const WithSentences: Story = {
  args: {
    isOn: true,
    sentences: [
      { id: 3, text: '67′ Goal: Arsdale, R. Venn. Arsdale 2, Harwick Rovers 0.' },
      { id: 2, text: '58′ Yellow card: Harwick Rovers.' },
      { id: 1, text: 'Arsdale 1, Harwick Rovers 0.' },
    ],
  },
};
export const Paused: Story = { args: { sentences: WithSentences.args?.sentences ?? [] } };
