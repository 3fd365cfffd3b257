import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs.tsx';

/**
 * Anatomy: two to six labels; an optional count on each; a line under the current one.
 *
 * Do: keep the order of the tabs.
 *
 * Don't: hide a tab because it is empty; use tabs for steps.
 */
const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  args: {
    label: 'Markets',
    value: 'all',
    tabs: [
      { value: 'all', label: 'All', count: 212 },
      { value: 'main', label: 'Main', count: 18 },
      { value: 'totals', label: 'Totals', count: 34 },
      { value: 'handicaps', label: 'Handicaps', count: 22 },
    ],
  },
  parameters: { width: 420 },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Overflow: Story = { parameters: { width: 260 } };
export const Bare: Story = { args: { isBare: true } };
export const Mobile: Story = { parameters: { device: 'mobile', width: 362 } };
