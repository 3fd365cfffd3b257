import { plainDigits } from '@touchline/shared-primitives';
import type { FormState } from '../form.ts';
import type { Outcome, Typed } from '../outcome.ts';
import type { ProviderRecord } from '../records.ts';

/** How the provider takes payments of one kind of methods. */
export interface ProviderKind {
  /** The fields of its form, as HTML. */
  fields: (form: FormState) => string;
  /** Processes a submit of its form; charges the record's instrument again if it has one. */
  pay: (record: ProviderRecord, typed: Typed, nowMs: number) => Outcome;
  /** How long a payment is open, in milliseconds; default: half an hour. */
  openMs?: number;
  /** A submitted payment waits for confirmations of blocks. */
  isConfirmed?: true;
}

/** Digits of an input, whatever separates them. */
export const digits = (text = '') => plainDigits(text);
/** Changes the record. */
export const change = (more: Partial<ProviderRecord>): Outcome => ({ kind: 'change', change: more });
/** Ends the payment. */
export const failed = (reason: string): Outcome => change({ state: 'failed', reason });

/** Takes the payment, or a part of it. */
export const paid = (record: ProviderRecord, instrument: ProviderRecord['instrument'], captured = record.amount): Outcome =>
  change({ state: 'succeeded', captured, instrument });
