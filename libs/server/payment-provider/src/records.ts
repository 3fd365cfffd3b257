import type { MethodKind } from '@touchline/payments-contract';

/** A payment or payout method. */
export type Method = MethodKind;

export type RecordState = 'open' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'expired';

/** A payment or payout in the provider's books. Money in minor units, times in milliseconds. */
export interface ProviderRecord {
  /** The provider's own id; unguessable, because it names the hosted page. */
  id: string;
  kind: 'payment' | 'payout';
  /** The merchant's reference; each has exactly one record. */
  reference: string;
  method: Method;
  amount: number;
  fee: number;
  currency: string;
  exponent: number;
  lang: string;
  state: RecordState;
  /** Increases with every change. */
  version: number;
  captured: number;
  chargedBack: number;
  reason: string | null;
  /** Payment instrument: a token for the merchant, and a masked label for the payer. An open payment has one that is charged again. */
  instrument: { token: string; label: string; personal?: boolean | undefined } | null;
  /** Confirmations of a coin transfer so far. */
  confirmations: number;
  /** Base address for returning the payer; the result is appended. */
  returnUrl: string | null;
  /** The only origin that may frame the hosted page; null forbids framing, undefined in records from before frames. */
  frameSite?: string | null | undefined;
  createdAt: number;
  updatedAt: number;
}

/** The merchant's view in answers and webhooks. */
export type Snapshot = Pick<
  ProviderRecord,
  | 'id'
  | 'kind'
  | 'reference'
  | 'method'
  | 'amount'
  | 'fee'
  | 'currency'
  | 'state'
  | 'version'
  | 'captured'
  | 'chargedBack'
  | 'reason'
  | 'instrument'
  | 'confirmations'
  | 'updatedAt'
>;

export const snapshotOf = (record: ProviderRecord): Snapshot => {
  const { exponent: _exponent, lang: _lang, returnUrl: _returnUrl, frameSite: _frameSite, createdAt: _createdAt, ...snapshot } = record;
  return snapshot;
};

/** Whether no further change is expected; a succeeded payment can still be charged back. */
export const isFinal = ({ state }: Pick<ProviderRecord, 'state'>): boolean => state !== 'open' && state !== 'processing';
