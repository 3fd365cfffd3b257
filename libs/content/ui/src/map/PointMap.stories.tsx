import type { Meta, StoryObj } from '@storybook/react-vite';
import { PointMap } from './PointMap.tsx';

const meta = {
  title: 'Content/Point map',
  component: PointMap,
  args: {
    label: 'Map of the example terminals',
    points: [
      { name: 'Harbour', address: '1 Quay Street', hours: '9:00–21:00', x: 300, y: 300 },
      { name: 'Hill', address: '8 Upper Road', hours: '9:00–18:00', x: 660, y: 580 },
    ],
  },
} satisfies Meta<typeof PointMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPlaces: Story = {};
