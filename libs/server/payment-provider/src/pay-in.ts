import { plainDigits, withPlainDigits } from '@touchline/shared-primitives';
import { firstOfMonth, startOfDay, WESTMOST } from '@touchline/shared-primitives/calendar';
import type { ProviderRecord } from './records.ts';

/** Behaviour of test cards. Other card numbers are rejected, so that real ones cannot be used. */
export const TEST_CARDS: Readonly<Record<string, 'pays' | 'asks' | 'declines' | 'no-money'>> = {
  '4242424242424242': 'pays',
  '5555555555554444': 'pays',
  '4000000000003220': 'asks',
  '4000000000000002': 'declines',
  '4000000000009995': 'no-money',
};
export const TEST_VOUCHERS: readonly string[] = ['1111222233334444', '5555666677778888'];

/** Form input of the payer. */
export type Typed = Readonly<Record<string, string>>;

/** Result of a submit: a change of the record, a validation error, or a further step. */
export type Outcome =
  | { kind: 'change'; change: Partial<ProviderRecord> }
  | { kind: 'wrong'; field: string; words: 'card' | 'expiry' | 'cvc' | 'voucher' | 'phone' | 'wallet' | 'amount' | 'code' }
  | { kind: 'challenge' };

const digits = (text = '') => plainDigits(text);
const change = (more: Partial<ProviderRecord>): Outcome => ({ kind: 'change', change: more });
const failed = (reason: string): Outcome => change({ state: 'failed', reason });
const cardLabel = (number: string) => `${number.startsWith('5') ? 'Mastercard' : 'Visa'} •••• ${number.slice(-4)}`;

function isExpiryValid(text: string, nowMs: number): boolean {
  const [, month = '', year = ''] = /^(\d{2})\s*\/?\s*(\d{2})$/.exec(withPlainDigits(text).trim()) ?? [];
  if (month === '' || Number(month) < 1 || Number(month) > 12) return false;
  // Valid as long as its month lasts anywhere.
  return startOfDay(firstOfMonth(`20${year}-${month}-01`, -1), WESTMOST) > nowMs;
}

const paid = (record: ProviderRecord, instrument: ProviderRecord['instrument'], captured = record.amount): Outcome =>
  change({ state: 'succeeded', captured, instrument });

function payByCard(record: ProviderRecord, typed: Typed, nowMs: number): Outcome {
  const number = digits(typed['number']);
  const behaviour = TEST_CARDS[number];
  if (behaviour === undefined) return { kind: 'wrong', field: 'number', words: 'card' };
  if (!isExpiryValid(typed['expiry'] ?? '', nowMs)) return { kind: 'wrong', field: 'expiry', words: 'expiry' };
  if (!/^\d{3,4}$/.test(digits(typed['cvc']))) return { kind: 'wrong', field: 'cvc', words: 'cvc' };
  if (behaviour === 'declines') return failed('declined');
  if (behaviour === 'no-money') return failed('insufficient-funds');
  if (behaviour === 'asks' && typed['code'] === undefined) return { kind: 'challenge' };
  if (behaviour === 'asks' && digits(typed['code']) !== '123456') return { kind: 'wrong', field: 'code', words: 'code' };
  return paid(record, { token: `card_${number.slice(-4)}`, label: cardLabel(number) });
}

/** A bank transfer, of which the payer may send only half. */
function payByTransfer(record: ProviderRecord, typed: Typed): Outcome {
  const part = typed['part'] === 'half' ? Math.floor(record.amount / 2) : record.amount;
  return part < 1 ? { kind: 'wrong', field: 'part', words: 'amount' } : paid(record, { token: 'iban_0101', label: 'XX00 •••• 0101' }, part);
}

/** Processes a submit of the hosted page. */
export function payIn(record: ProviderRecord, typed: Typed, nowMs: number): Outcome {
  switch (record.method) {
    case 'card':
      return payByCard(record, typed, nowMs);
    case 'bank':
      return payByTransfer(record, typed);
    case 'wallet': {
      const name = (typed['wallet'] ?? '').normalize('NFKC').trim();
      if (!/^[^@\s]{1,60}@[^@\s]{1,60}$/.test(name)) return { kind: 'wrong', field: 'wallet', words: 'wallet' };
      const [own = '', host = ''] = name.split('@');
      return paid(record, { token: `wallet_${name.toLowerCase()}`, label: `${own.slice(0, 1)}•••@${host}`, personal: true });
    }
    case 'voucher': {
      const code = digits(typed['voucher']);
      return TEST_VOUCHERS.includes(code) ? paid(record, null) : { kind: 'wrong', field: 'voucher', words: 'voucher' };
    }
    case 'mobile': {
      const phone = digits(typed['phone']);
      if (phone.length < 7 || phone.length > 15) return { kind: 'wrong', field: 'phone', words: 'phone' };
      return paid(record, { token: `phone_${phone}`, label: `+•••• ${phone.slice(-3)}`, personal: true });
    }
    case 'crypto':
      return change({ state: 'processing', instrument: { token: 'coins_test', label: 'tl1q•••test' } });
  }
}
