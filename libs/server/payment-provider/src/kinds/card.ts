import { withPlainDigits } from '@touchline/shared-primitives';
import { firstOfMonth, startOfDay, WESTMOST } from '@touchline/shared-primitives/calendar';
import { field, hint } from '../form.ts';
import type { ProviderRecord } from '../records.ts';
import type { Outcome, Typed } from '../outcome.ts';
import { digits, failed, paid, type ProviderKind } from './kind.ts';

/** Behaviour of test cards. Other card numbers are rejected, so that real ones cannot be used. */
export const TEST_CARDS: Readonly<Record<string, 'pays' | 'asks' | 'declines' | 'no-money'>> = {
  '4242424242424242': 'pays',
  '5555555555554444': 'pays',
  '4000000000003220': 'asks',
  '4000000000000002': 'declines',
  '4000000000009995': 'no-money',
};
const cardLabel = (number: string) => `${number.startsWith('5') ? 'Mastercard' : 'Visa'} •••• ${number.slice(-4)}`;

function isExpiryValid(text: string, nowMs: number): boolean {
  const [, month = '', year = ''] = /^(\d{2})\s*(?:\/\s*)?(\d{2})$/.exec(withPlainDigits(text).trim()) ?? [];
  if (month === '' || Number(month) < 1 || Number(month) > 12) return false;
  // Valid as long as its month lasts anywhere.
  return startOfDay(firstOfMonth(`20${year}-${month}-01`, -1), WESTMOST) > nowMs;
}

const tokenOf = (number: string) => `card_${number.slice(-4)}`;

/** Charges a card whose number is known: typed now, or stored with an earlier payment. */
function charge(record: ProviderRecord, typed: Typed, number: string): Outcome {
  const behaviour = TEST_CARDS[number];
  if (behaviour === 'declines') return failed('declined');
  if (behaviour === 'no-money') return failed('insufficient-funds');
  if (behaviour === 'asks' && typed['code'] === undefined) return { kind: 'challenge' };
  if (behaviour === 'asks' && digits(typed['code']) !== '123456') return { kind: 'wrong', field: 'code', words: 'code' };
  return paid(record, { token: tokenOf(number), label: cardLabel(number) });
}

function payByCard(record: ProviderRecord, typed: Typed, nowMs: number): Outcome {
  if (record.instrument != null) {
    const { token } = record.instrument;
    const stored = Object.keys(TEST_CARDS).find((each) => tokenOf(each) === token);
    return stored === undefined ? failed('declined') : charge(record, typed, stored);
  }
  const number = digits(typed['number']);
  if (TEST_CARDS[number] === undefined) return { kind: 'wrong', field: 'number', words: 'card' };
  if (!isExpiryValid(typed['expiry'] ?? '', nowMs)) return { kind: 'wrong', field: 'expiry', words: 'expiry' };
  if (!/^\d{3,4}$/.test(digits(typed['cvc']))) return { kind: 'wrong', field: 'cvc', words: 'cvc' };
  return charge(record, typed, number);
}

export const card: ProviderKind = {
  fields: (form) =>
    field({ name: 'number', label: form.words.number, autocomplete: 'cc-number', placeholder: '0000 0000 0000 0000' }, form) +
    field({ name: 'expiry', label: form.words.expiry, autocomplete: 'cc-exp', placeholder: '12/35' }, form) +
    field({ name: 'cvc', label: form.words.cvc, autocomplete: 'cc-csc', placeholder: '000' }, form) +
    hint(form.words.testCards),
  pay: payByCard,
};
