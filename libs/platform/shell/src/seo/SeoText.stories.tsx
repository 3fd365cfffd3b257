import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeoText } from './SeoText.tsx';

const meta = {
  title: 'Shell/SEO text',
  component: SeoText,
  args: {
    heading: 'Football odds',
    lead: 'The line holds 412 football games of 28 championships. The next one kicks off within the hour; prices move until then.',
    parts: [
      {
        heading: 'Which markets there are',
        text: 'Result, totals, handicaps, scorers and exact scores; top games have markets on corners and cards too.',
      },
      { heading: 'How a bet is settled', text: 'By the score after ninety minutes and added time, unless the market says otherwise.' },
    ],
    isFolded: true,
    sportKey: 'football',
    sports: [
      { key: 'tennis', name: 'Tennis', count: 210, href: '/en/line/all/2-tennis' },
      { key: 'basketball', name: 'Basketball', count: 96, href: '/en/line/all/3-basketball' },
      { key: 'ice-hockey', name: 'Ice hockey', count: 74, href: '/en/line/all/4-ice-hockey' },
    ],
  },
} satisfies Meta<typeof SeoText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};
export const Open: Story = { args: { isFolded: false } };
export const WithoutSign: Story = { args: { sportKey: null } };
export const LeadOnly: Story = { args: { parts: [], sports: [] } };
