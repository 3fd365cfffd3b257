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

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutTools: Story = { args: { tools: undefined } };
export const Kept: Story = { args: { tools: <FavouriteButton name="Harwick Rovers – Dunmere Athletic" isFavourite /> } };
export const LongestName: Story = {
  args: {
    steps: [
      { name: 'Live', href: '/en/live' },
      { name: 'American football', href: '/en/live/american-football' },
      { name: 'Northland. Premier League of the Northern and Eastern Counties, second stage, group B' },
    ],
  },
};
export const Mobile: Story = { parameters: { device: 'mobile', width: 390 }, globals: { viewport: { value: 'w390' } } };
