import { KINDS } from './kinds/index.ts';
import type { Outcome, Typed } from './outcome.ts';
import type { ProviderRecord } from './records.ts';

/** Processes a submit of the hosted page. */
export const payIn = (record: ProviderRecord, typed: Typed, nowMs: number): Outcome => KINDS[record.method].pay(record, typed, nowMs);
