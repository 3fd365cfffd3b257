import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crest } from '@touchline/ui-kit';
import { OutcomeButton } from '../outcome/OutcomeButton.tsx';
import { RecentSearches } from './RecentSearches.tsx';
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
export const Searching: Story = { args: { value: 'har', state: { status: 'loading' } } };
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
/** A search for a market: its price can be picked in the result. */
export const MarketFound: Story = {
  args: {
    value: 'harwick over 2.5',
    state: {
      status: 'ready',
      results: (
        <SearchResults
          query="harwick over 2.5"
          results={[
            {
              key: 'market 2 4',
              href: '/en/line/2',
              title: 'Everleigh – Harwick Rovers',
              note: 'Total goals · 22 Nov 18:00',
              prices: <OutcomeButton outcome={{ id: 9, name: 'Over 2.5', label: 'Total goals: Over 2.5', odds: '1.85' }} />,
            },
            {
              key: '2',
              href: '/en/line/2',
              title: 'Everleigh – Harwick Rovers',
              note: 'Northland Cup · 22 Nov 18:00',
              prices: ['1', 'X', '2'].map((name, at) => (
                <OutcomeButton
                  key={name}
                  outcome={{ id: at, name, label: `Match result: ${name}`, odds: `${2 + at}.10`, isPicked: at === 1 }}
                />
              )),
            },
          ]}
        />
      ),
    },
  },
};
export const Recent: Story = {
  args: {
    recent: <RecentSearches recent={['harwick', 'premier league', 'реки']} onChoose={() => undefined} onForget={() => undefined} />,
  },
};
export const NoResults: Story = {
  args: { value: 'Глимт', state: { status: 'ready', results: <SearchResults query="Глимт" results={[]} /> } },
};
export const Failed: Story = { args: { value: 'har', state: { status: 'failed' } } };
