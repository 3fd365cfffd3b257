import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../logo/Logo.tsx';
import { SegmentedControl } from '../segmented/SegmentedControl.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const meta = {
  title: 'Kit/Section heading',
  component: SectionHeading,
  args: { children: 'Live now' },
  parameters: { width: 738 },
} satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithACount: Story = { args: { note: '156 games' } };
export const WithControls: Story = {
  args: {
    children: 'Highlights',
    controls: (
      <SegmentedControl
        label="Time"
        value="all"
        options={[
          { value: 'all', label: 'All' },
          { value: 'live', label: 'Live' },
          { value: 'today', label: 'Today' },
        ]}
      />
    ),
  },
};
export const LongestTitle: Story = {
  args: { children: 'Northland. Premier League, women, qualification for the championship of the continent' },
  parameters: { width: 320 },
};
export const Brand: Story = { render: () => <Logo /> };
