/** Which way a payment's story can still go. */
export type PaymentStage = 'open' | 'done' | 'failed';

const STAGES: Readonly<Record<string, PaymentStage>> = {
  started: 'open',
  pending: 'open',
  requested: 'open',
  checked: 'open',
  sent: 'open',
  credited: 'done',
  received: 'done',
  failed: 'failed',
  cancelled: 'failed',
  expired: 'failed',
  returned: 'failed',
  'charged-back': 'failed',
};

/** Whether a payment is on its way, has arrived or has come to nothing. */
export const stageOf = (state: string): PaymentStage => STAGES[state] ?? 'open';

/** States of a stage, for whoever looks for them. */
export const statesOf = (stage: PaymentStage): readonly string[] => Object.keys(STAGES).filter((state) => STAGES[state] === stage);

/** Steps of a withdrawal in order. @spec AC-04 */
export const WITHDRAWAL_STEPS = ['requested', 'checked', 'sent', 'received'] as const;

/** What a provider says of a payment: the whole of it, with a number that only grows. */
export interface ProviderSnapshot {
  version: number;
  state: 'open' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'expired';
  /** Minor units that the provider has taken for us so far. */
  captured: number;
  /** Minor units that went back to the payer against our will. */
  chargedBack: number;
}

/** What of a deposit is booked already. */
export interface BookedDeposit {
  version: number;
  captured: number;
  chargedBack: number;
}

/** What has to be booked: both zero when there is nothing to do. */
export interface DepositBooking {
  credit: number;
  chargeBack: number;
  state: 'pending' | 'credited' | 'failed' | 'cancelled' | 'expired' | 'charged-back';
}

function stateOfDeposit({ state, captured, chargedBack }: ProviderSnapshot): DepositBooking['state'] {
  if (chargedBack > 0) return 'charged-back';
  if (captured > 0) return 'credited';
  return state === 'failed' || state === 'cancelled' || state === 'expired' ? state : 'pending';
}

/**
 * What a snapshot changes in the books. Snapshots carry totals and a growing version, so one that comes late, twice or out of order books
 * nothing, and one that got lost is made good by the next.
 *
 * @returns null when the snapshot is not newer than what is booked.
 * @spec AC-04
 */
export function bookingOf(booked: BookedDeposit, snapshot: ProviderSnapshot): DepositBooking | null {
  if (snapshot.version <= booked.version) return null;
  return {
    credit: Math.max(0, snapshot.captured - booked.captured),
    chargeBack: Math.max(0, snapshot.chargedBack - booked.chargedBack),
    state: stateOfDeposit(snapshot),
  };
}
