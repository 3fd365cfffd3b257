import { violatedBound, bookingOf, feeOf, receivedOf, stageOf, statesOf, totalOf } from './index.ts';

it('[AC-04] rounds a fee up to the minor unit and never pays out a negative amount', () => {
  const terms = { feeFixed: 50, feePermille: 10 };
  expect([feeOf(terms, 2_550), totalOf(terms, 2_550), receivedOf(terms, 2_550), receivedOf(terms, 40)]).toEqual([76, 2_626, 2_474, 0]);
});

it('[AC-04] returns the bound that an amount violates', () => {
  const bounds = { least: 500, most: 1_000 };
  expect([499, 500, 1_000, 1_001].map((amount) => violatedBound(bounds, amount))).toEqual([
    'amount-too-small',
    null,
    null,
    'amount-too-large',
  ]);
});

const snapshot = { version: 3, state: 'succeeded', captured: 2_500, chargedBack: 0 } as const;

it('[AC-04] books the difference to a newer snapshot, and nothing for an older one', () => {
  expect(bookingOf({ version: 1, captured: 0, chargedBack: 0 }, snapshot)).toEqual({ credit: 2_500, chargeBack: 0, state: 'credited' });
  expect(bookingOf({ version: 3, captured: 2_500, chargedBack: 0 }, snapshot)).toBeNull();
  expect(bookingOf({ version: 4, captured: 2_500, chargedBack: 2_500 }, snapshot)).toBeNull();
});

it('[AC-04] a chargeback that arrives before its deposit credits and debits at once', () => {
  const last = { ...snapshot, version: 4, chargedBack: 2_500 };
  expect(bookingOf({ version: 1, captured: 0, chargedBack: 0 }, last)).toEqual({ credit: 2_500, chargeBack: 2_500, state: 'charged-back' });
});

it('[AC-04] a payment that fails without money has failed; one that expires after it was paid is credited', () => {
  const booked = { version: 1, captured: 0, chargedBack: 0 };
  expect(bookingOf(booked, { ...snapshot, state: 'failed', captured: 0 })?.state).toBe('failed');
  expect(bookingOf(booked, { ...snapshot, state: 'expired' })?.state).toBe('credited');
});

it('[AC-04] each state has a stage', () => {
  expect([stageOf('sent'), stageOf('credited'), stageOf('returned')]).toEqual(['open', 'done', 'failed']);
  expect(statesOf('done')).toEqual(['credited', 'received']);
});
