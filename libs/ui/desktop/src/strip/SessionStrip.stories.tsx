import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Button } from '@touchline/ui-kit';
import { SessionStrip } from './SessionStrip.tsx';

const clock = { key: 'clock', value: '19:42:07', after: 'UTC+3' };
const played = { key: 'session', label: 'Session', value: '0:42:10' };
const meta = {
  title: 'Desktop/Session strip',
  component: SessionStrip,
  parameters: { layout: 'fullscreen' },
  args: {
    facts: [
      clock,
      played,
      { key: 'result', label: 'Result', value: '−€12.40' },
      { key: 'balance', label: 'Balance', value: '€1,284.50' },
      { key: 'check', label: 'Next reality check in', value: '18 min' },
    ],
    mark: <Badge>Play money</Badge>,
    end: (
      <Button size="small" look="quiet">
        My limits
      </Button>
    ),
  },
} satisfies Meta<typeof SessionStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {};
export const Visitor: Story = { args: { facts: [clock], end: undefined } };
export const Won: Story = { args: { facts: [clock, played, { key: 'result', label: 'Result', value: '+€512.00' }] } };
export const LongSession: Story = {
  args: { facts: [clock, { ...played, value: '11:08:44' }, { key: 'result', label: 'Result', value: '−€1,040,512.00' }] },
};
export const AtTheNarrowestDesktop: Story = { globals: { viewport: { value: 'w768' } } };
