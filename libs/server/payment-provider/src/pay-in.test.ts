import { payIn } from './pay-in.ts';
import type { ProviderRecord } from './records.ts';

it('[MON-6] [AC-04] reads a card in the digits of any script', () => {
  const record = { method: 'card', amount: 1_000 } as ProviderRecord;
  const card = { number: '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', expiry: '١٢/٣٥', cvc: '१२३' };

  expect(payIn(record, card, Date.UTC(2026, 10, 29))).toMatchObject({ kind: 'change', change: { state: 'succeeded' } });
});
