import type { Meta, StoryObj } from '@storybook/react-vite';
import { MobileStrip } from './TopBar.tsx';

const facts = [
  { key: 'clock', value: '19:42' },
  { key: 'session', label: 'Session', value: '0:42' },
  { key: 'result', label: 'Result', value: '−€12.40' },
  { key: 'balance', label: 'Balance', value: '€1,284.50' },
];
const meta = {
  title: 'Mobile/Session strip',
  component: MobileStrip,
  parameters: { layout: 'fullscreen', device: 'mobile' },
  globals: { viewport: { value: 'w390' } },
  args: { facts },
} satisfies Meta<typeof MobileStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {};
export const Visitor: Story = { args: { facts: facts.slice(0, 1), mark: 'Play money' } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'w320' } } };
