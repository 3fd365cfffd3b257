/** Whether a payment is open, completed or failed. */
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

/** Stage of a payment's state; an unknown state counts as open. */
export const stageOf = (state: string): PaymentStage => STAGES[state] ?? 'open';

/** States of a stage, for queries. */
export const statesOf = (stage: PaymentStage): readonly string[] => Object.keys(STAGES).filter((state) => STAGES[state] === stage);

/** Steps of a withdrawal in order. @spec AC-04 */
export const WITHDRAWAL_STEPS = ['requested', 'checked', 'sent', 'received'] as const;

/** A provider's report on a payment: the complete state, with an increasing version. */
export interface ProviderSnapshot {
  version: number;
  state: 'open' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'expired';
  /** Captured so far, in minor units. */
  captured: number;
  /** Charged back by the payer, in minor units. */
  chargedBack: number;
}

/** The part of a deposit that has been booked. */
export interface BookedDeposit {
  version: number;
  captured: number;
  chargedBack: number;
}

/** What to book next; both amounts are zero if nothing is due. */
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
 * Computes what a snapshot changes in the books. Snapshots carry totals and an increasing version, so a late, repeated or reordered one
 * books nothing, and a lost one is covered by the next.
 *
 * @returns null if the snapshot is not newer than what is booked.
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
