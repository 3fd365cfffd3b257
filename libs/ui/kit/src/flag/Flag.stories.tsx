import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from './Flag.tsx';

const meta = {
  title: 'Kit/Flag',
  component: Flag,
  args: { country: 'DE' },
  parameters: { width: 200 },
} satisfies Meta<typeof Flag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Country: Story = {};
export const PartOfACountry: Story = { args: { country: 'GB-ENG' } };
export const NoCountry: Story = { args: { country: null } };
export const Several: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {['DE', 'BR', 'KZ', 'JP', 'NG', 'SA', 'AR', 'IN'].map((country) => (
        <Flag key={country} country={country} />
      ))}
    </div>
  ),
};
