import { CouponBetCard, CouponFrame, OddsChangeNotice, OutcomeButton, PlaceButton } from '@touchline/betting-ui';
import { aLockedEvent, anEvent, anOutcome, betsOf } from '@touchline/betting-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatchInAList, Pattern } from './pattern.tsx';

const no = () => undefined;
/** Prices of one outcome, from open to suspended. */
const PRICES = [
  anOutcome({ id: 1 }),
  anOutcome({ id: 2, odds: '1.98', movement: 'up', was: 'Was 1.92' }),
  anOutcome({ id: 3, odds: '1.85', movement: 'down', was: 'Was 1.92' }),
  anOutcome({ id: 4, isLocked: true, lockReason: 'Paused: goal' }),
];

const meta = {
  title: 'Patterns/Live change',
  parameters: {
    width: 340,
    notes: { usage: 'A price moves, is suspended or returns while the player reads or bets: it is seen, and never taken unseen.' },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  parameters: { layout: 'fullscreen', width: 0 },
  render: () => (
    <Pattern
      title="Live change"
      lead="Figures change in place. A change is marked for three seconds by an arrow and a tint, and nothing around it moves."
      steps={[
        'A price moves: arrow, tint and the price before, then plain again.',
        'A market is suspended: a padlock and its reason; the price stays readable.',
        'A price in the coupon moves: the bet shows both odds; the button asks to accept.',
        'A bet in the coupon is suspended: the button offers to place the rest.',
      ]}
      dos={['Keep the width of a price whatever its figures.', 'Announce scores politely and once, prices never.']}
      donts={['Blink or scroll.', 'Move a row while it is pointed at.']}
    />
  ),
};
export const APriceMoves: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {PRICES.map((outcome) => (
        <OutcomeButton key={outcome.id} isStill outcome={outcome} onPick={no} />
      ))}
    </div>
  ),
};
export const InPlay: Story = { parameters: { width: 738 }, render: () => <MatchInAList event={anEvent()} /> };
export const Suspended: Story = { parameters: { width: 738 }, render: () => <MatchInAList event={aLockedEvent()} /> };
export const OddsChangedInTheCoupon: Story = {
  render: () => (
    <CouponFrame
      bets={betsOf('AB').map((bet) => (
        <CouponBetCard key={bet.id} bet={bet} onRemove={no} />
      ))}
      foot={
        <>
          <OddsChangeNotice changes={[{ id: 1, pick: 'Harwick Rovers', from: '1.85', to: '1.92' }]} onAccept={no} onRemove={no} />
          <PlaceButton act={{ kind: 'accept-changes', count: 1 }} />
        </>
      }
    />
  ),
};
export const SuspendedInTheCoupon: Story = {
  render: () => (
    <CouponFrame
      bets={betsOf('BD').map((bet) => (
        <CouponBetCard key={bet.id} bet={bet} onRemove={no} />
      ))}
      foot={<PlaceButton act={{ kind: 'remove-locked', letters: 'B', keep: 1 }} />}
    />
  ),
};
