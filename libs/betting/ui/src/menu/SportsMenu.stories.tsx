import type { Meta, StoryObj } from '@storybook/react-vite';
import { MENU } from '../testing.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { SportsMenu } from './SportsMenu.tsx';

const meta = { title: 'Betting/Sports menu', component: SportsMenu, args: { sports: MENU }, parameters: { width: 240 } } satisfies Meta<
  typeof SportsMenu
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithFavouritesAndSearch: Story = {
  args: {
    favourites: [
      { key: 'f1', name: 'Premier League', href: '/en/line/1', count: 10, country: 'GB-ENG' },
      { key: 'f2', name: 'Суперлига Србије', href: '/en/line/2', count: 8, country: 'RS' },
    ],
    search: <SearchBox value="" onChange={() => undefined} state={{ status: 'idle' }} />,
  },
};
export const Mobile: Story = { parameters: { device: 'mobile', width: 390 } };
