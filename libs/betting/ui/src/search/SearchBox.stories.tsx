import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crest } from '@touchline/ui-kit';
import { SearchBox } from './SearchBox.tsx';
import { SearchResults } from './SearchResults.tsx';

const meta = {
  title: 'Betting/Search',
  component: SearchBox,
  args: { value: '', onChange: () => undefined, state: { status: 'idle' }, isInline: true },
  parameters: { width: 320 },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Looking: Story = { args: { value: 'har', state: { status: 'loading' } } };
export const Found: Story = {
  args: {
    value: 'har',
    state: {
      status: 'ready',
      results: (
        <SearchResults
          query="har"
          results={[
            {
              key: 'team7',
              href: '/en/team/line/7',
              title: 'Harwick Rovers',
              note: 'Northland. Premier League',
              icon: <Crest name="Harwick Rovers" size={16} />,
            },
            { key: '1', href: '/en/live/1', title: 'Harwick Rovers – Dunmere Athletic', note: 'Northland. Premier League', isLive: true },
            {
              key: '2',
              href: '/en/line/2',
              title: 'Everleigh – Harwick Rovers',
              note: 'Northland Cup · 22 Nov 18:00',
              odds: ['2.10', '3.40', '3.25'],
            },
            { key: '/information/howbet', href: '/en/information/howbet', title: 'How to bet at Harwick' },
          ]}
        />
      ),
    },
  },
};
export const Recent: Story = { args: { recent: ['harwick', 'premier league', 'реки'] } };
export const NothingFound: Story = {
  args: { value: 'Глимт', state: { status: 'ready', results: <SearchResults query="Глимт" results={[]} /> } },
};
export const Failed: Story = { args: { value: 'har', state: { status: 'failed' } } };
