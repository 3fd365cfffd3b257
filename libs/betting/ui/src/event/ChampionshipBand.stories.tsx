import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChampionshipBand } from './ChampionshipHeader.tsx';

const meta = {
  title: 'Betting/Championship band',
  component: ChampionshipBand,
  parameters: { device: 'mobile', layout: 'fullscreen' },
  globals: { viewport: { value: 'w390' } },
  args: { name: 'Northland. Premier League', country: 'NO', count: 8 },
} satisfies Meta<typeof ChampionshipBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutACountry: Story = { args: { country: null } };
export const LongestName: Story = { args: { name: 'Northland. Premier League of the Northern and Eastern Counties, second stage' } };
