import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClockIcon, IconButton, PauseIcon } from '@touchline/ui-kit';
import { MobileStrip } from './TopBar.tsx';

const facts = [
  { key: 'clock', value: '19:42' },
  { key: 'session', icon: <ClockIcon />, value: '0:42:07' },
  { key: 'result', value: '−€12.40' },
  { key: 'balance', value: '€1,284.50' },
];
const mark = (
  <IconButton label="Break" size="small">
    <PauseIcon />
  </IconButton>
);
const meta = {
  title: 'Mobile/Session strip',
  component: MobileStrip,
  parameters: { layout: 'fullscreen', device: 'mobile' },
  globals: { viewport: { value: 'w390' } },
  args: { facts },
} satisfies Meta<typeof MobileStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = { args: { mark } };
export const Visitor: Story = { args: { facts: facts.slice(0, 1), mark: 'Play money' } };
export const SmallestMobile: Story = { args: { mark }, globals: { viewport: { value: 'w320' } } };
