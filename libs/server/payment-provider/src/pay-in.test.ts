import { METHOD_KINDS } from '@touchline/payments-contract';
import { hostedPage } from './pages.ts';
import { payIn } from './pay-in.ts';
import type { ProviderRecord } from './records.ts';

it('[MON-6] [AC-04] reads a card in the digits of any script', () => {
  const record = { method: 'card', amount: 1_000 } as ProviderRecord;
  const card = { number: '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', expiry: '١٢/٣٥', cvc: '१२३' };

  expect(payIn(record, card, Date.UTC(2026, 10, 29))).toMatchObject({ kind: 'change', change: { state: 'succeeded' } });
});

const TYPED = {
  ...{ number: '4242 4242 4242 4242', expiry: '12/35', cvc: '123', part: 'all', wallet: 'one@touchline.test' },
  ...{ voucher: '1111 2222 3333 4444', phone: '+7 701 234 56 78' },
};

it.each(METHOD_KINDS)('[AC-04] takes a payment of the kind %s by its own page', (method) => {
  const record = {
    ...{ id: 'pay_1', kind: 'payment', reference: 'deposit:1', method, amount: 2_500, fee: 0, currency: 'EUR', exponent: 2, lang: 'en' },
    ...{ state: 'open', frameSite: null },
  } as ProviderRecord;

  expect(hostedPage({ record, nonce: 'n' })).toMatch(/<form method="post" action="\/pay\/pay_1" novalidate>(<label|<p class="hint")/);
  expect(payIn(record, TYPED, Date.UTC(2026, 10, 29))).toMatchObject({
    kind: 'change',
    change: { state: method === 'crypto' ? 'processing' : 'succeeded' },
  });
});

it('[AC-04] charges again what has paid before, and asks only for the code of the bank', () => {
  const stored = (method: string, token: string) => ({ method, amount: 1_000, instrument: { token, label: 'stored' } }) as ProviderRecord;
  const charge = (method: string, token: string, typed = {}) => payIn(stored(method, token), typed, Date.UTC(2026, 10, 29));
  const taken = { kind: 'change', change: { state: 'succeeded', captured: 1_000 } };

  expect(charge('card', 'card_4242')).toMatchObject(taken);
  expect(charge('wallet', 'wallet_one@touchline.test')).toMatchObject(taken);
  expect(charge('mobile', 'phone_77012345678')).toMatchObject(taken);
  expect(charge('card', 'card_3220')).toEqual({ kind: 'challenge' });
  expect(charge('card', 'card_3220', { code: '000000' })).toMatchObject({ kind: 'wrong', field: 'code' });
  expect(charge('card', 'card_3220', { code: '123456' })).toMatchObject(taken);
  expect(charge('card', 'card_9999')).toMatchObject({ kind: 'change', change: { state: 'failed', reason: 'declined' } });
});

it('[AC-04] [MON-4] keeps sum and card numbers together in right-to-left text', () => {
  const record = { method: 'card', state: 'open', amount: 2_500, fee: 0, currency: 'EUR', exponent: 2, lang: 'ar' } as ProviderRecord;
  const page = hostedPage({ record, nonce: 'n' });

  expect(page).toMatch(/<p class="sum"><bdi>[^<]*25\.00[^<]*<\/bdi><\/p>/);
  expect(page).toContain('<bdi>4000 0000 0000 3220</bdi>');
});
