import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventRow } from '../event/EventRow.tsx';
import { anEvent } from '../testing.ts';
import { flipScore } from './flip-score.ts';
import { ScoreNews } from './ScoreNews.tsx';

const meta = {
  title: 'Betting/Score news',
  component: ScoreNews,
  args: { text: '' },
  parameters: { width: 738 },
  render: (args) => (
    <div>
      <ScoreNews {...args} />
      <div>
        <EventRow event={anEvent()} />
      </div>
    </div>
  ),
} satisfies Meta<typeof ScoreNews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Goal: Story = {
  args: { text: 'Goal: Harwick Rovers 2, Dunmere Athletic 1' },
  play: ({ canvasElement }) => {
    flipScore(canvasElement, 1, [1]);
  },
};
