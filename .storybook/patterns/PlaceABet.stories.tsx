import {
  CouponBetCard,
  CouponFrame,
  CouponSummary,
  CouponTypeSwitch,
  OddsChangeNotice,
  PlaceButton,
  Receipt,
  RefusalNotice,
  StakeField,
} from '@touchline/betting-ui';
import { anEvent, betsOf, euros, expressOf } from '@touchline/betting-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { MatchInAList, Pattern } from './pattern.tsx';

const no = () => undefined;
const BETS = betsOf('AB');
const FIGURES = expressOf('AB');
const stake = <StakeField value="5.00" symbol="€" onChange={no} onStep={no} />;
const place = <PlaceButton act={{ kind: 'place', what: 'express', amount: FIGURES.stake }} />;
const summary = (
  <CouponSummary
    rows={[{ key: 'odds', label: 'Total odds', value: FIGURES.odds }]}
    possibleWin={FIGURES.possibleWin}
    condition={FIGURES.condition}
  />
);
/** The coupon of the pattern with another foot. */
const coupon = (foot: ReactNode) => (
  <CouponFrame
    types={<CouponTypeSwitch value={1} options={[{ typeId: 1 }, { typeId: 9 }]} onChange={no} />}
    bets={BETS.map((bet) => (
      <CouponBetCard key={bet.id} bet={bet} onRemove={no} />
    ))}
    foot={foot}
  />
);

const meta = {
  title: 'Patterns/Place a bet',
  parameters: { width: 340, notes: { usage: 'From a price to a receipt: two clicks on the desktop, three taps on a phone.' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  parameters: { layout: 'fullscreen', width: 0 },
  render: () => (
    <Pattern
      title="Place a bet"
      lead="The player picks prices, sets a stake and places. Every step shows the sum that leaves the account and what it may return."
      steps={[
        'A press on a price adds it to the coupon; the price stays marked in every list.',
        'The coupon has a stake from the start: the last one, or the smallest preset.',
        'If odds change, the coupon shows old and new odds and asks; nothing is placed at odds that the player has not seen.',
        'While the bet is being placed, the button keeps its place and the coupon cannot be edited.',
        'The receipt has the number, the stake and the potential winnings with their condition.',
      ]}
      dos={[
        'Write the action and the sum on the button.',
        'Offer one next step after a refusal: another stake, a deposit, the bets that remain.',
      ]}
      donts={['Hide the button when something is missing; it names what is missing.', 'Celebrate a placed bet.']}
    />
  ),
};
export const PickAPrice: Story = { parameters: { width: 738 }, render: () => <MatchInAList event={anEvent()} /> };
export const FillTheCoupon: Story = {
  render: () =>
    coupon(
      <>
        {stake}
        {summary}
        {place}
      </>,
    ),
};
export const OddsChanged: Story = {
  render: () =>
    coupon(
      <>
        <OddsChangeNotice changes={[{ id: 1, pick: 'Harwick Rovers', from: '1.85', to: '1.92' }]} onAccept={no} onRemove={no} />
        <PlaceButton act={{ kind: 'accept-changes', count: 1 }} />
      </>,
    ),
};
export const Refused: Story = {
  render: () =>
    coupon(
      <>
        {stake}
        <RefusalNotice wayOut={{ label: `Change stake to ${euros(250)}`, onTake: no }} onClose={no}>
          Your loss limit allows {euros(250)} more today.
        </RefusalNotice>
        <PlaceButton act={{ kind: 'set-stake', amount: euros(250) }} />
      </>,
    ),
};
export const Placing: Story = {
  render: () => coupon(<PlaceButton act={{ kind: 'place', what: 'express', amount: FIGURES.stake }} isBusy />),
};
export const Placed: Story = {
  render: () => (
    <CouponFrame>
      <Receipt
        couponId="48 210 774"
        typeName="Express · 2 selections"
        placedAt="20 Nov 19:42"
        stake={FIGURES.stake}
        odds={FIGURES.odds}
        possibleWin={FIGURES.possibleWin}
        bets={BETS}
        onClose={no}
        onKeepBets={no}
      />
    </CouponFrame>
  ),
};
