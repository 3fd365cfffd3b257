import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@touchline/ui-kit';
import { ResultList, type ResultRowView } from './ResultList.tsx';

const row = (key: string, parts: Partial<ResultRowView> = {}): ResultRowView => ({
  key,
  href: '/en/results/1',
  time: '20:00',
  note: '20 Nov',
  opponents: ['Harwick Rovers', 'Dunmere Athletic'],
  score: ['3', '1'],
  periods: [
    ['1', '1'],
    ['2', '0'],
  ],
  ...parts,
});
const CUP = row('cup', {
  opponents: ['Wolverstone Wanderers', 'Everleigh'],
  score: ['3', '3'],
  periods: [
    ['1', '2'],
    ['1', '0'],
    ['1', '1'],
  ],
  ending: '3:3 (4:2 on penalties)',
});
const LIVE = row('live', { time: '67′', note: '2nd half', score: ['2', '1'], isLive: true });
const TENNIS = row('tennis', {
  opponents: ['Novák, T.', 'Lindström, E.'],
  score: ['2', '0'],
  periods: [
    ['6', '4'],
    ['7', '6'],
  ],
});

const meta = {
  title: 'Results/Result list',
  component: ResultList,
  args: { label: 'Northland. Premier League', rows: [row('1'), CUP, LIVE, TENNIS] },
  parameters: { width: 720 },
} satisfies Meta<typeof ResultList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = { args: { actionOf: () => <Button size="small">Statistics</Button> } };
export const NotStarted: Story = { args: { rows: [row('1', { score: ['', ''], periods: [] })] } };
export const LongestNames: Story = {
  args: { rows: [row('1', { opponents: ['Borussia Mönchengladbach zu Gast in der Vorstadt', 'Црвена лука из Горњег Милановца'] })] },
  parameters: { width: 320 },
};
export const Mobile: Story = { parameters: { device: 'mobile', width: 360 } };
