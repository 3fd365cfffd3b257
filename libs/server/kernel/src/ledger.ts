export { PREPAID_TYPE } from './ledger/account-types.ts';
export type { Prepaid, StakeAccount } from './ledger/account.ts';
export { admitDeposit, admitWithdrawal, type CashAsk } from './ledger/cash-gate.ts';
export { type CashMove, type DepositUse, depositsSince, moveCash } from './ledger/cash.ts';
export { crashPoints } from './ledger/crash-points.ts';
export {
  forgetEndedExclusions,
  holdFor,
  holdForMark,
  holdOf,
  keepMark,
  keepMarkOfExcluded,
  noteExclusion,
  releaseDevices,
} from './ledger/excluded-people.ts';
export { type GamePace, readGamePace, takePace } from './ledger/game-pace.ts';
export { type Barrier, barrierRefusal, type StakeRefusal, stakeRefusal } from './ledger/gate.ts';
export { type House, openHouse } from './ledger/house.ts';
export { asIntentId, intentIdOf } from './ledger/intent-id.ts';
export { lockPlayer } from './ledger/ledger.ts';
export { lockPlayerInSweep } from './ledger/lock-in-sweep.ts';
export { depositsLeft, freesAt, limitsOf } from './ledger/limits.ts';
export { type Leg, move, type Movement } from './ledger/move.ts';
export { openAccount } from './ledger/open-account.ts';
export { type DepositLimit, noOwnLimits, type OwnLimits, type ReadOwnLimits, type SetLimit } from './ledger/own-limits.ts';
export { pay, type Payment } from './ledger/pay.ts';
export {
  type AtStakeQuery,
  type Difference,
  differences,
  type FailedDepositsQuery,
  type OpenStakes,
  type Product,
} from './ledger/product.ts';
export { reconcile } from './ledger/reconcile.ts';
export { denyRights, hasRight, rightsOf } from './ledger/rights.ts';
export { EDGE_PARTS, type NetRisk, netRisks, ownStakesOf, REWARD_SHARE, type Risk, type RiskQuery } from './ledger/risk.ts';
export { type SetAside, setAside } from './ledger/set-aside.ts';
export { playedSince, resultSince, wagersSince, type WagerSum } from './ledger/sums.ts';
export { grant, grants } from './ledger/transfer.ts';
export {
  noPersonalData,
  type PersonalData,
  type ReadPersonalData,
  type ReadVerification,
  type Verification,
} from './ledger/verification.ts';
export type { Visit } from './ledger/visit.ts';
export type { Decided, WagerRefund, WagerContext } from './ledger/wager-context.ts';
export { openWager, type StakeRequest, type Wager } from './ledger/wager.ts';
export { dueWagers } from './ledger/waiting.ts';
export { amountIn, minorOf, type MoneyOf, sumOfWorth, worthOf } from './ledger/worth.ts';
