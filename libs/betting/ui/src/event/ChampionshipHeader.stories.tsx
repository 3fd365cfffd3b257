import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChampionshipHeader } from './ChampionshipHeader.tsx';

const meta = {
  title: 'Betting/Championship header',
  component: ChampionshipHeader,
  parameters: { width: 738 },
  args: {
    name: 'Northland. Premier League',
    country: 'NO',
    href: '/en/live/all/1-football/11-premier-league',
    heads: { result: ['1', 'X', '2'], total: ['Over', 'Total', 'Under'], handicap: ['1', 'Hcp', '2'] },
    isFavourite: false,
    onFavouriteToggle: () => undefined,
  },
} satisfies Meta<typeof ChampionshipHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Favourite: Story = { args: { isFavourite: true } };
export const WithoutAPage: Story = { args: { href: undefined } };
export const WithoutACountry: Story = { args: { country: null } };
export const WithoutAStar: Story = { args: { onFavouriteToggle: undefined } };
export const TwoWays: Story = { args: { heads: { result: ['1', '2'], total: ['Over', 'Total', 'Under'], handicap: ['1', 'Hcp', '2'] } } };
export const OnlyTheResult: Story = { args: { heads: { result: ['1', 'X', '2'] } } };
export const LongestName: Story = {
  args: { name: 'Northland. Premier League of the Northern and Eastern Counties, second stage, group B' },
};
export const InANarrowColumn: Story = { parameters: { width: 600 } };
export const InTheNarrowestColumn: Story = { parameters: { width: 420 } };
export const AsianView: Story = { globals: { view: 'asian' } };
export const AsianInANarrowColumn: Story = { globals: { view: 'asian' }, parameters: { width: 600 } };
