import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState, IconButton, Tabs, TicketIcon, TrashIcon } from '@touchline/ui-kit';
import { betsOf, COUPON_BETS, euros, expressOf, systemOf } from '../testing.ts';
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
/** A system needs three bets, a banker coupon four. */
const TYPES = [{ typeId: 1 }, { typeId: 9 }, { typeId: 4 }, { typeId: 2 }] as const;
const types = (value: 1 | 4, count: number) => (
  <CouponTypeSwitch value={value} options={TYPES.slice(0, Math.max(2, count))} onChange={() => undefined} />
);
const cardsOf = (letters: string) => betsOf(letters).map((bet) => <CouponBetCard key={bet.id} bet={bet} onRemove={() => undefined} />);
const THREE_OF_FOUR = systemOf('ABCD', 3);
const DOUBLE = expressOf('BC');
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
        4 selections = 4 combinations of 3, €5.00 each. A combination pays only if all its selections win. Winning combinations are added
        together. For example <b>A + B + C</b>: {THREE_OF_FOUR.example}.
      </>
    }
    rungs={THREE_OF_FOUR.rungs}
  />
);
const stake = (
  <StakeField
    meaning="combination"
    sum={
      <>
        4 × €5.00 = <b>{THREE_OF_FOUR.stake}</b>
      </>
    }
    value="5.00"
    symbol="€"
    onChange={() => undefined}
    onStep={() => undefined}
    presets={['1', '2', '5', '10'].map((key) => ({ key, label: `€${key}`, isPicked: key === '5' }))}
  />
);
const LIMIT = { label: 'your loss limit, 24 hours', left: '€27.60', used: 0.31 };

/**
 * Anatomy: tabs; the type; selections with letters; system and its returns; stake; sums with their condition; one main button.
 *
 * Do: say on the button what it will do; write the condition beside the potential winnings.
 *
 * Don't: hide a selection that cannot be placed; place at odds that the player has not seen.
 */
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
    types: types(4, 4),
    bets: cardsOf('ABCD'),
    system,
    foot: (
      <>
        {stake}
        <CouponSummary nearestLimit={LIMIT} possibleWin={THREE_OF_FOUR.possibleWin} condition={THREE_OF_FOUR.condition} />
        <PlaceButton act={{ kind: 'remove-locked', letters: 'D', keep: 3 }} />
        <CouponFinePrint>Or wait: D opens again by itself. Nothing is placed yet.</CouponFinePrint>
      </>
    ),
  },
};
export const Express: Story = {
  args: {
    top: top(2),
    types: types(1, 2),
    bets: cardsOf('BC'),
    foot: (
      <>
        <StakeField value="5.00" symbol="€" onChange={() => undefined} onStep={() => undefined} />
        <CouponSummary
          rows={[{ key: 'odds', label: 'Total odds', value: DOUBLE.odds }]}
          nearestLimit={LIMIT}
          possibleWin={DOUBLE.possibleWin}
          condition={DOUBLE.condition}
        />
        <PlaceButton act={{ kind: 'place', what: 'express', amount: euros(500) }} />
      </>
    ),
  },
};
export const StakeRefused: Story = {
  args: {
    top: top(2),
    types: types(1, 2),
    bets: cardsOf('BC'),
    foot: (
      <>
        <StakeField value="0.20" symbol="€" error="Minimum stake: €0.50" onChange={() => undefined} onStep={() => undefined} isLeast />
        <CouponSummary nearestLimit={{ label: 'your loss limit, 24 hours', left: '€3.10', used: 0.9 }} />
        <PlaceButton act={{ kind: 'set-stake', amount: '€0.50' }} />
      </>
    ),
  },
};
export const OddsChanged: Story = {
  args: {
    top: top(2),
    types: types(1, 2),
    bets: cardsOf('AB'),
    foot: (
      <>
        <OddsChangeNotice
          changes={[
            { id: 1, pick: 'Harwick Rovers', from: '1.85', to: '1.92' },
            { id: 2, pick: 'Over 2.5', from: '2.02', to: '1.98' },
          ]}
          onAccept={() => undefined}
          onRemove={() => undefined}
        />
        <PlaceButton act={{ kind: 'accept-changes', count: 2 }} />
      </>
    ),
  },
};
export const Placing: Story = {
  args: {
    top: top(2),
    types: types(1, 2),
    bets: cardsOf('BC'),
    foot: <PlaceButton act={{ kind: 'place', what: 'express', amount: euros(500) }} isBusy />,
  },
};
export const SignedOut: Story = { args: { top: top(1), bets: cardsOf('B'), foot: <PlaceButton act={{ kind: 'sign-in' }} /> } };
export const WithBankers: Story = {
  args: {
    top: top(5),
    bets: COUPON_BETS.map((bet, at) => (
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
        typeName="Express · 2 selections"
        placedAt="20 Nov 19:42"
        stake={DOUBLE.stake}
        odds={DOUBLE.odds}
        possibleWin={DOUBLE.possibleWin}
        bets={betsOf('BC')}
        onClose={() => undefined}
        onPrint={() => undefined}
        onKeepBets={() => undefined}
      />
    ),
  },
};
export const Mobile: Story = {
  parameters: { device: 'mobile', width: 390 },
  args: {
    frame: 'sheet',
    types: types(4, 4),
    bets: cardsOf('ABCD'),
    system,
    foot: (
      <>
        {stake}
        <PlaceButton act={{ kind: 'place', what: 'system', amount: THREE_OF_FOUR.stake }} possibleWin={THREE_OF_FOUR.possibleWin} />
      </>
    ),
  },
};
export const StakeOnAPhone: Story = {
  parameters: { device: 'mobile', width: 390 },
  args: {
    frame: 'sheet',
    top: top(2),
    bets: cardsOf('BC'),
    foot: (
      <>
        <StakeField
          hasKeypad
          value="5.00"
          symbol="€"
          onChange={() => undefined}
          presets={['1', '2', '3', 'max'].map((key) => ({ key, label: key === 'max' ? 'Max €4.60' : `€${key}` }))}
        />
        <PlaceButton act={{ kind: 'place', what: 'express', amount: euros(500) }} possibleWin={DOUBLE.possibleWin} />
      </>
    ),
  },
  play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus(),
};
