import type { Meta, StoryObj } from '@storybook/react-vite';
import { SportIcon } from '@touchline/ui-kit';
import { FilterChips } from './FilterChips.tsx';

const meta = {
  title: 'Betting/Filter chips',
  component: FilterChips,
  args: {
    label: 'Sport',
    value: 'football',
    options: [
      { value: 'football', name: 'Football', count: 38, icon: <SportIcon sport="football" /> },
      { value: 'tennis', name: 'Tennis', count: 26, icon: <SportIcon sport="tennis" /> },
      { value: 'basketball', name: 'Basketball', count: 14, icon: <SportIcon sport="basketball" /> },
    ],
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { parameters: { device: 'mobile', width: 390 } };
