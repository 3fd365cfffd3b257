import type { Meta, StoryObj } from '@storybook/react-vite';
import { SPORT_ICONS, SportIcon } from './SportIcon.tsx';

const meta = {
  title: 'Kit/Sport icon',
  component: SportIcon,
  args: { sport: 'football' },
  parameters: { width: 560 },
} satisfies Meta<typeof SportIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAMenu: Story = {};
export const Large: Story = { args: { sport: 'ice-hockey', size: 48 } };
export const Unknown: Story = { args: { sport: 'kite-flying', size: 48 } };
export const TheSet: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))', gap: 14 }}>
      {SPORT_ICONS.map((sport) => (
        <li key={sport} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <SportIcon sport={sport} size={28} />
          {sport}
        </li>
      ))}
    </ul>
  ),
};
