import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './icons.ts';
import { AlertIcon } from './icons.ts';

const meta = {
  title: 'Kit/Icons',
  component: AlertIcon,
  parameters: {
    width: 640,
    notes: { usage: 'Pictures of the interface, from one set in one stroke. A picture alone needs a name: IconButton gives it one.' },
  },
} satisfies Meta<typeof AlertIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheSet: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8.25rem, 1fr))', gap: 14 }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <Icon aria-hidden="true" />
          {name.replace('Icon', '')}
        </li>
      ))}
    </ul>
  ),
};
export const One: Story = {};
