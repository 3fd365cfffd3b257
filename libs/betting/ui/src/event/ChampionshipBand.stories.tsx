import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChampionshipBand } from './ChampionshipHeader.tsx';

const meta = {
  title: 'Betting/Championship band',
  component: ChampionshipBand,
  parameters: { device: 'mobile', layout: 'fullscreen' },
  globals: { viewport: { value: 'w390' } },
  args: { name: 'Northland. Premier League', country: 'NO', count: 8, isOpen: true, onFold: () => undefined },
} satisfies Meta<typeof ChampionshipBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};
export const Folded: Story = { args: { isOpen: false } };
export const CannotBeFolded: Story = { args: { onFold: undefined } };
export const LongestName: Story = { args: { name: 'Northland. Premier League of the Northern and Eastern Counties, second stage' } };
