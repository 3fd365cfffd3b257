import { CouponBetCard, CouponFrame, OutcomeButton, PlaceButton } from '@touchline/betting-ui';
import { anEvent, anOutcome, betsOf } from '@touchline/betting-ui/testing';
import { Notice, OfflineState } from '@touchline/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatchInAList, Pattern } from './pattern.tsx';

const no = () => undefined;
const event = anEvent();
/** The same match with prices that were not renewed. */
const STALE = {
  ...event,
  cells: { ...event.cells, result: event.cells.result.map((outcome) => outcome && { ...outcome, isStale: true, movement: undefined }) },
};

const meta = {
  title: 'Patterns/Offline',
  parameters: {
    width: 460,
    notes: { usage: 'The connection is gone: what is shown stays, with its age, and nothing that needs the server can be pressed.' },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  parameters: { layout: 'fullscreen', width: 0 },
  render: () => (
    <Pattern
      title="Offline"
      lead="Prices without a connection are history. They stay readable and can no longer be taken."
      steps={[
        'One notice says since when the page is offline.',
        'Prices turn into outlines as soon as they are older than the feed allows.',
        'The coupon keeps its bets and stakes; its button says that it waits for the connection.',
        'Back online, prices are renewed before anything can be placed.',
      ]}
      dos={['Say how old the figures are.', 'Keep what the player has typed.']}
      donts={['Cover the page.', 'Count down to a retry.']}
    />
  ),
};
export const ThePage: Story = { render: () => <OfflineState isCard since="19:41" /> };
export const TheNotice: Story = {
  render: () => (
    <Notice tone="warn" title="You’re offline">
      Prices are from 19:41. Bets can be placed again once you’re connected.
    </Notice>
  ),
};
export const ThePrices: Story = { parameters: { width: 738 }, render: () => <MatchInAList event={STALE} /> };
export const APrice: Story = {
  parameters: { width: 200 },
  render: () => <OutcomeButton outcome={anOutcome({ isStale: true })} onPick={no} />,
};
export const TheCoupon: Story = {
  parameters: { width: 340 },
  render: () => (
    <CouponFrame
      bets={betsOf('AB').map((bet) => (
        <CouponBetCard key={bet.id} bet={bet} onRemove={no} />
      ))}
      foot={<PlaceButton act={{ kind: 'wait', reason: 'Waiting for the connection' }} />}
    />
  ),
};
