import type { Meta, StoryObj } from '@storybook/react-vite';
import { FavouriteButton } from './FavouriteButton.tsx';

const meta = {
  title: 'Betting/Favourite button',
  component: FavouriteButton,
  args: { name: 'Harwick Rovers – Dunmere Athletic', isFavourite: false },
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotKept: Story = {};
export const Kept: Story = { args: { isFavourite: true } };
