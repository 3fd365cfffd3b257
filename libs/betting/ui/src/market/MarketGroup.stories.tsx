import type { Meta, StoryObj } from '@storybook/react-vite';
import { MARKETS } from '../testing.ts';
import { MarketColumns, MarketGroup } from './MarketGroup.tsx';

/**
 * Anatomy: a title with a note; pin and fold buttons; outcomes in the shape of the market.
 *
 * Do: mark the main line of a ladder.
 *
 * Don't: show a market without an open or suspended outcome.
 */
const meta = {
  title: 'Betting/Market',
  component: MarketGroup,
  args: { market: MARKETS.result, onFold: () => undefined, onPin: () => undefined },
  parameters: { width: 363 },
} satisfies Meta<typeof MarketGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeInARow: Story = {};
export const Ladder: Story = { args: { market: MARKETS.total } };
export const ScoreGrid: Story = { args: { market: MARKETS.score } };
export const Players: Story = { args: { market: MARKETS.people } };
export const List: Story = { args: { market: MARKETS.list } };
export const Pinned: Story = { args: { isPinned: true } };
export const WithHistory: Story = { args: { onMargin: () => undefined, onHistory: () => undefined } };
export const WithMargin: Story = { args: { onMargin: () => undefined, margin: <p>Margin 5%</p> } };
export const Folded: Story = { args: { isOpen: false } };
export const TwoColumns: Story = {
  parameters: { width: 738 },
  render: () => (
    <MarketColumns>
      {Object.values(MARKETS).map((market) => (
        <MarketGroup key={market.id} market={market} onFold={() => undefined} onPin={() => undefined} />
      ))}
    </MarketColumns>
  ),
};
export const Mobile: Story = { args: { market: MARKETS.total }, parameters: { device: 'mobile', width: 390 } };
