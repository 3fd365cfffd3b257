import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MatchPast, type MatchPastProps } from './MatchPast.tsx';

const VIEW: MatchPastProps['view'] = {
  time: '20:12',
  minute: '67′',
  period: '2nd half',
  score: '2 – 1',
  markets: [
    {
      key: '1',
      title: 'Match result',
      outcomes: [
        { key: '1', name: 'Harwick', odds: '1.32' },
        { key: '2', name: 'Draw', odds: '4.90' },
        { key: '3', name: 'Eastmoor', odds: '11.00' },
      ],
    },
    {
      key: '2',
      title: 'Total goals',
      outcomes: [
        { key: '4', name: 'Over 3.5', odds: '1.85' },
        { key: '5', name: 'Under 3.5', odds: '1.95' },
      ],
    },
  ],
  events: [
    { key: '3', minute: '63′', kind: 'Goal', who: 'Harwick, R. Venn' },
    { key: '2', minute: '41′', kind: 'Yellow card', who: 'Eastmoor' },
    { key: '1', minute: '12′', kind: 'Goal', who: 'Eastmoor, K. Falk' },
  ],
};

function Own({ index: first, onChange: _onChange, ...rest }: MatchPastProps) {
  const [index, setIndex] = useState(first);
  return <MatchPast {...rest} index={index} onChange={setIndex} />;
}

const meta = {
  title: 'Betting/Match replay',
  component: MatchPast,
  args: {
    names: ['Harwick', 'Eastmoor'],
    count: 120,
    index: 84,
    view: VIEW,
    ends: ['19:00', '20:31'],
    onChange: () => undefined,
    onPrevious: () => undefined,
    onNext: () => undefined,
    onRefresh: () => undefined,
  },
  render: (args) => <Own {...args} />,
  parameters: {
    width: 360,
    notes: { usage: 'A match at an earlier moment. What it shows is past: nothing in it is a button that bets.' },
  },
} satisfies Meta<typeof MatchPast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheSecondHalf: Story = {};
export const JustAfterAGoal: Story = { args: { view: { ...VIEW, paused: 'Goal – market suspended' } } };
export const AtTheEnd: Story = { args: { index: 119, onNext: undefined, onRefresh: undefined, view: { ...VIEW, markets: [] } } };
export const AtKickOff: Story = {
  args: { index: 0, onPrevious: undefined, view: { ...VIEW, score: '0 – 0', minute: '1′', period: '1st half', events: [] } },
};
export const Mobile: Story = { parameters: { device: 'mobile', width: 362 } };
