import type { Meta, StoryObj } from '@storybook/react-vite';
import { artData, leagueEmblem, matchBanner } from '@touchline/ui-art';
import { Drawing } from './Drawing.tsx';

const meta = {
  title: 'Kit/Drawing',
  component: Drawing,
  args: { src: artData(leagueEmblem('Premier League')), width: 48, height: 48 },
} satisfies Meta<typeof Drawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Emblem: Story = {};
export const Match: Story = {
  args: { src: artData(matchBanner({ home: 'Aldersea', away: 'Stonebury', sport: 'football' })), width: 320, height: 88 },
};
