/** What the provider takes or pays. */
export const METHODS = ['card', 'bank', 'wallet', 'voucher', 'mobile', 'crypto'] as const;
export type Method = (typeof METHODS)[number];

export type RecordState = 'open' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'expired';

/** One payment or payout in the provider's own books. Money in minor units, times in milliseconds. */
export interface ProviderRecord {
  /** The provider's own id; it names the hosted page, so nobody can guess it. */
  id: string;
  kind: 'payment' | 'payout';
  /** The merchant's name for it: one reference, one record. */
  reference: string;
  method: Method;
  amount: number;
  fee: number;
  currency: string;
  exponent: number;
  lang: string;
  state: RecordState;
  /** Grows with every change. */
  version: number;
  captured: number;
  chargedBack: number;
  reason: string | null;
  /** What it was paid with: a name for the merchant, and words for the payer with most of it hidden. */
  instrument: { token: string; label: string } | null;
  /** Confirmations of a coin transfer so far. */
  confirmations: number;
  /** Where the payer is sent back to, by result. */
  returnUrl: string | null;
  /** The one origin that may frame the hosted page; null where nobody may, or a record is from before frames. */
  frameSite?: string | null | undefined;
  createdAt: number;
  updatedAt: number;
}

/** What the merchant is told, in answers and in webhooks alike. */
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
  const { exponent: _exponent, lang: _lang, returnUrl: _returnUrl, frameSite: _frameSite, createdAt: _createdAt, ...told } = record;
  return told;
};

/** Whether nothing more is expected; a succeeded payment can still be charged back. */
export const isFinal = ({ state }: Pick<ProviderRecord, 'state'>): boolean => state !== 'open' && state !== 'processing';
