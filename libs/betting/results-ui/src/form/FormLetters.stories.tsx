import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormLetters } from './FormLetters.tsx';

const meta = {
  title: 'Results/Form',
  component: FormLetters,
  args: { form: ['win', 'draw', 'loss', 'win', 'win'] },
} satisfies Meta<typeof FormLetters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LastFive: Story = {};
export const OneGame: Story = { args: { form: ['loss'] } };
