import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchBox } from './SearchBox.tsx';

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
      results: [
        { key: '1', href: '/en/live/1', title: 'Harwick Rovers – Dunmere Athletic', note: 'Northland. Premier League', isLive: true },
        { key: '2', href: '/en/line/2', title: 'Everleigh – Harwick Rovers', note: 'Northland Cup · 22 Nov 18:00' },
      ],
    },
  },
};
export const NothingFound: Story = { args: { value: 'Глимт', state: { status: 'ready', results: [] } } };
export const Failed: Story = { args: { value: 'har', state: { status: 'failed' } } };
