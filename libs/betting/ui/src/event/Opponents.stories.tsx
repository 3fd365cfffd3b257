import type { Meta, StoryObj } from '@storybook/react-vite';
import { anEvent, aTennisEvent } from '../testing.ts';
import { Opponents } from './Opponents.tsx';

const meta = {
  title: 'Betting/Opponents',
  component: Opponents,
  parameters: { width: 320 },
  args: { href: '/en/live/1', opponents: anEvent().opponents },
} satisfies Meta<typeof Opponents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPlay: Story = {};
export const BeforeTheStart: Story = { args: { opponents: [{ name: 'Wolverstone' }, { name: 'Everleigh' }] } };
export const WithSetsAndServing: Story = { args: { opponents: aTennisEvent().opponents, periods: 'always' } };
export const LargeCrests: Story = { args: { crestSize: 28 } };
export const NamesOfTwoScripts: Story = {
  args: {
    opponents: [
      { name: 'Црвена лука', score: '0' },
      { name: 'الهلال الأزرق', score: '3' },
    ],
  },
};
export const LongestNames: Story = {
  parameters: { width: 220 },
  args: {
    opponents: [
      { name: 'Borussia Mönchengladbach Nachwuchsleistungszentrum', score: '12' },
      { name: 'Wolverstone Wanderers', score: '10' },
    ],
  },
};
