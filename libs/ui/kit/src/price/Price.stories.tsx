import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';

const meta = {
  title: 'Kit/Price',
  component: Price,
  args: { odds: '1.85' },
  parameters: { width: 240 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = {};
export const Rising: Story = { args: { movement: 'up', odds: '1.92' } };
export const Falling: Story = { args: { movement: 'down', odds: '1.71' } };
export const RoseFrom: Story = { args: { movement: 'up', odds: '1.92', was: '1.85' } };
export const FellFrom: Story = { args: { movement: 'down', odds: '1.71', was: '1.85' } };
export const WithItsAge: Story = { args: { age: '12 s ago' } };
export const Stale: Story = { args: { isStale: true, age: '2 min ago' } };
export const Total: Story = { args: { isLarge: true, odds: '1,204.55' } };
export const Fractional: Story = { args: { odds: '17/20', movement: 'down', was: '10/11' } };
