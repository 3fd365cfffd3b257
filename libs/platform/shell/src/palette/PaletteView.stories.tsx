import type { Command } from '@touchline/shared-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaletteView } from './PaletteView.tsx';

const nothing = () => undefined;
const picks: readonly Command[] = [
  { id: '1', group: 'selections', title: 'Over 2.5 · Total goals', note: 'Arsdale – Harwick Rovers · Today 18:00', figure: '1.85' },
  {
    id: '2',
    group: 'selections',
    title: 'Over 2.5 · Arsdale total',
    note: 'Arsdale – Harwick Rovers · Today 18:00',
    figure: '4.20',
    isOn: true,
  },
];
const rest: readonly Command[] = [
  { id: '3', group: 'games', title: 'Arsdale – Harwick Rovers', note: 'Northland. Premier League · Today 18:00', href: '/en/line/3' },
  { id: '4', group: 'places', title: 'Arsdale', note: 'Northland. Premier League', href: '/en/team/line/4' },
  { id: '5', group: 'pages', title: 'Live', href: '/en/live' },
  { id: '6', group: 'settings', title: 'Theme: Dark', isOn: true },
  { id: '7', group: 'settings', title: 'Theme: Light' },
];

const meta = {
  title: 'Shell/Command palette',
  component: PaletteView,
  args: { query: '', onQuery: nothing, commands: rest.slice(2), status: 'ready', onTake: nothing },
  parameters: {
    width: 640,
    notes: {
      usage:
        'The field and the lines of the palette that Ctrl K opens. Lines come from the manifests of the sections, from the settings and from what a section adds.',
    },
  },
} satisfies Meta<typeof PaletteView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty query: main pages and settings. */
export const Default: Story = {};
/** One selection matches: it is preselected for Enter. */
export const OneSelection: Story = { args: { query: 'arsdale over 2.5', commands: [...picks.slice(0, 1), ...rest.slice(0, 2)] } };
/** Two selections match: none is preselected, the player chooses. */
export const SeveralSelections: Story = { args: { query: 'arsdale over 2.5', commands: [...picks, ...rest.slice(0, 2)] } };
export const Searching: Story = { args: { query: 'ars', commands: [], status: 'looking' } };
export const NoResults: Story = { args: { query: 'zzzz', commands: [] } };
export const Failed: Story = { args: { query: 'ars', commands: [], status: 'failed' } };
export const Mobile: Story = { args: { query: 'arsdale', commands: [...picks, ...rest] }, parameters: { device: 'mobile', width: 390 } };
