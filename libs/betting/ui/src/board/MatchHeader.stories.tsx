import type { Meta, StoryObj } from '@storybook/react-vite';
import { FavouriteButton } from '../event/FavouriteButton.tsx';
import { MatchHeader } from './MatchHeader.tsx';

const meta = {
  title: 'Betting/Match header',
  component: MatchHeader,
  args: {
    steps: [{ name: 'Live', href: '/en/live' }, { name: 'Football', href: '/en/live/football' }, { name: 'Northland. Premier League' }],
    tools: <FavouriteButton name="Harwick Rovers – Dunmere Athletic" isFavourite={false} />,
  },
} satisfies Meta<typeof MatchHeader>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
