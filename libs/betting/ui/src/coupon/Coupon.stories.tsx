import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState, IconButton, Tabs, TicketIcon, TrashIcon } from '@touchline/ui-kit';
import { COUPON_BETS } from '../testing.ts';
import { CouponBetCard } from './CouponBetCard.tsx';
import { CouponFinePrint, CouponFrame } from './CouponFrame.tsx';
import { CouponSummary } from './CouponSummary.tsx';
import { CouponTypeSwitch } from './CouponTypeSwitch.tsx';
import { OddsChangeNotice } from './OddsChangeNotice.tsx';
import { PlaceButton } from './PlaceButton.tsx';
import { Receipt } from './Receipt.tsx';
import { StakeField } from './StakeField.tsx';
import { SystemPicker } from './SystemPicker.tsx';

const top = (count: number) => (
  <>
    <Tabs
      isBare
      label="Coupon and bets"
      value="coupon"
      tabs={[
        { value: 'coupon', label: 'Coupon', count },
        { value: 'bets', label: 'My bets', count: 3 },
      ]}
    />
    <IconButton label="Clear coupon" size="small">
      <TrashIcon />
    </IconButton>
  </>
);
const types = (value: 1 | 4) => (
  <CouponTypeSwitch
    value={value}
    options={[{ typeId: 9 }, { typeId: 1 }, { typeId: 4 }, { typeId: 2, unavailableReason: 'A banker coupon needs five bets' }]}
    onChange={() => undefined}
  />
);
const cards = COUPON_BETS.map((bet) => <CouponBetCard key={bet.id} bet={bet} onRemove={() => undefined} />);
const system = (
  <SystemPicker
    choices={[
      { size: 2, combinations: 6 },
      { size: 3, combinations: 4 },
      { name: 'yankee', combinations: 11 },
      { name: 'lucky-15', combinations: 15 },
    ]}
    value={3}
    onExplain={() => undefined}
    betCount={4}
    onChange={() => undefined}
    words={
      <>
        Your 4 bets make 4 combinations of 3 bets, with €5.00 on each. A combination pays only if all of its bets win: its stake times the
        odds of each of its bets. What the winning ones pay is added up. For example <b>A + B + C</b>: €5.00 × 1.85 × 2.10 × 1.62 = €31.46.
      </>
    }
    rungs={[
      { wins: 4, label: 'All 4 win', pays: '€127.62' },
      { wins: 3, label: 'Any 3 win', pays: '€18.02 – €35.88', belowStake: 'sometimes', isRange: true },
      { wins: 2, label: '2 or fewer', pays: '€0.00' },
    ]}
  />
);
const stake = (
  <StakeField
    meaning="combination"
    sum={
      <>
        4 × €5.00 = <b>€20.00</b>
      </>
    }
    value="5.00"
    symbol="€"
    onChange={() => undefined}
    onStep={() => undefined}
    presets={['1', '2', '5', '10'].map((key) => ({ key, label: `€${key}`, isPicked: key === '5' }))}
  />
);
const summary = (
  <CouponSummary
    rows={[{ key: 'odds', label: 'Total odds', value: '11.77' }]}
    nearestLimit={{ label: 'your loss limit, 24 hours', left: '€27.60', used: 0.31 }}
    possibleWin="€127.62"
    condition="if all 4 win"
  />
);

const meta = {
  title: 'Betting/Coupon',
  component: CouponFrame,
  args: { top: top(4) },
  parameters: { width: 340 },
} satisfies Meta<typeof CouponFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SystemWithALockedBet: Story = {
  args: {
    types: types(4),
    bets: cards,
    system,
    foot: (
      <>
        {stake}
        {summary}
        <PlaceButton act={{ kind: 'remove-locked', letters: 'D', keep: 3 }} />
        <CouponFinePrint>Or wait: D opens again by itself. Nothing is placed yet.</CouponFinePrint>
      </>
    ),
  },
};
export const Express: Story = {
  args: {
    top: top(2),
    types: types(1),
    bets: cards.slice(1, 3),
    foot: (
      <>
        <StakeField value="5.00" symbol="€" onChange={() => undefined} onStep={() => undefined} />
        {summary}
        <PlaceButton act={{ kind: 'place', what: 'express', amount: '€5.00' }} />
      </>
    ),
  },
};
export const StakeRefused: Story = {
  args: {
    top: top(2),
    types: types(1),
    bets: cards.slice(1, 3),
    foot: (
      <>
        <StakeField value="0.20" symbol="€" error="Minimum stake: €0.50" onChange={() => undefined} onStep={() => undefined} isLeast />
        <CouponSummary nearestLimit={{ label: 'your loss limit, 24 hours', left: '€3.10', used: 0.9 }} />
        <PlaceButton act={{ kind: 'set-stake', amount: '€0.50' }} />
      </>
    ),
  },
};
export const PricesChanged: Story = {
  args: {
    top: top(2),
    types: types(1),
    bets: cards.slice(0, 2),
    foot: (
      <>
        <OddsChangeNotice
          changes={[
            { id: 1, pick: 'Harwick Rovers', from: '1.85', to: '1.92' },
            { id: 2, pick: 'Over 2.5', from: '1.80', to: '1.78' },
          ]}
          onAccept={() => undefined}
          onRemove={() => undefined}
        />
        <PlaceButton act={{ kind: 'accept-changes', count: 2 }} />
      </>
    ),
  },
};
export const BeingPlaced: Story = {
  args: {
    top: top(2),
    types: types(1),
    bets: cards.slice(1, 3),
    foot: <PlaceButton act={{ kind: 'place', what: 'express', amount: '€5.00' }} isBusy />,
  },
};
export const SignedOut: Story = { args: { top: top(1), bets: cards.slice(1, 2), foot: <PlaceButton act={{ kind: 'sign-in' }} /> } };
export const WithBankers: Story = {
  args: {
    top: top(3),
    bets: COUPON_BETS.slice(0, 3).map((bet, at) => (
      <CouponBetCard
        key={bet.id}
        bet={bet}
        isBanker={at === 0}
        bankerReason={at === 2 ? 'Two bets must stay that are combined' : undefined}
        onBankerToggle={() => undefined}
        onRemove={() => undefined}
      />
    )),
  },
};
export const Empty: Story = {
  args: {
    top: top(0),
    children: (
      <EmptyState icon={<TicketIcon />} title="Your coupon is empty">
        Tap a price to add a bet. You can add up to 30 and combine them.
      </EmptyState>
    ),
  },
};
export const Placed: Story = {
  args: {
    top: top(0),
    children: (
      <Receipt
        couponId="48 210 774"
        typeName="System 3 of 4"
        placedAt="20 Nov 19:42"
        stake="€20.00"
        odds="11.77"
        possibleWin="€127.62"
        bets={COUPON_BETS.slice(1, 3)}
        onClose={() => undefined}
        onPrint={() => undefined}
        onKeepBets={() => undefined}
      />
    ),
  },
};
export const OnAPhone: Story = {
  parameters: { device: 'mobile', width: 390 },
  args: {
    frame: 'sheet',
    types: types(4),
    bets: cards,
    system,
    foot: (
      <>
        {stake}
        <PlaceButton act={{ kind: 'place', what: 'system', amount: '€12.00' }} possibleWin="€41.40" />
      </>
    ),
  },
};
export const StakeOnAPhone: Story = {
  parameters: { device: 'mobile', width: 390 },
  args: {
    frame: 'sheet',
    top: top(2),
    bets: cards.slice(1, 3),
    foot: (
      <>
        <StakeField
          hasKeypad
          value="5.00"
          symbol="€"
          onChange={() => undefined}
          presets={['1', '2', '3', 'max'].map((key) => ({ key, label: key === 'max' ? 'Max €4.60' : `€${key}` }))}
        />
        <PlaceButton act={{ kind: 'place', what: 'express', amount: '€5.00' }} possibleWin="€18.69" />
      </>
    ),
  },
  play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus(),
};
