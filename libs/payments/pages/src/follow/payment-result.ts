import type { PaymentState } from '@touchline/payments-contract';
import { stageOf } from '@touchline/payments-rules';
import type { PageParams } from '@touchline/ui-pages';
import type { MessageDescriptor } from 'react-intl';
import { resultTitles, resultWords } from '../result-words.ts';

export type PaymentKind = 'deposit' | 'withdrawal';
export type Result = 'success' | 'fail' | 'pending' | 'cancel';

const KEYS = {
  deposit: { success: 'success', fail: 'fail', pending: 'pending', cancel: 'cancel' },
  withdrawal: { success: 'withdrawSuccess', fail: 'withdrawFail', pending: 'withdrawPending', cancel: 'withdrawCancel' },
} as const;
const isResult = (value: string | undefined): value is Result => value !== undefined && Object.hasOwn(KEYS.deposit, value);

/** Result for the result part of a return URL. */
export function resultOf(
  kind: PaymentKind,
  { result }: PageParams,
): { result: Result; title: MessageDescriptor; words: MessageDescriptor } {
  const known = isResult(result) ? result : 'pending';
  const key = KEYS[kind][known];
  return { result: known, title: resultTitles[key], words: resultWords[key] };
}

/** Result for the real state of a payment, whatever the URL says. */
export function resultOfState(kind: PaymentKind, state: PaymentState): { result: Result; title: MessageDescriptor } {
  const stage = stageOf(state);
  const result = stage === 'open' ? 'pending' : stage === 'done' ? 'success' : state === 'cancelled' ? 'cancel' : 'fail';
  return { result, title: resultTitles[KEYS[kind][result]] };
}
