export { violatedBound, feeOf, type FeeTerms, receivedOf, totalOf } from './fee.ts';
export {
  type BookedDeposit,
  bookingOf,
  type DepositBooking,
  type PaymentStage,
  type ProviderSnapshot,
  stageOf,
  statesOf,
  WITHDRAWAL_STEPS,
} from './payment-states.ts';
