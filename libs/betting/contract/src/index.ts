export { couponCalls, feedCalls } from './calls.ts';
export { cashOutCalls } from './cash-out-calls.ts';
export { receiptCalls } from './receipt-calls.ts';
export type { ReceiptKeysAnswer, ReceiptStatement, SignedReceiptAnswer } from './signed-receipt.ts';
export type { CashOutAnswer, CashOutBody, CashOutOffer, CashOutProblem, CashOutsAnswer, CashOutStatus, CouponCashOut } from './cash-out.ts';
export type {
  BookedBet,
  BookedCoupon,
  CouponState,
  CouponToPlace,
  HistoryAnswer,
  PlaceAnswer,
  PlacePending,
  PlaceStatusAnswer,
  SharedBetNow,
  SharedCoupon,
} from './coupon.ts';
export type {
  BetNow,
  CouponTerms,
  PlayerLimit,
  PromoEffect,
  QuoteAnswer,
  QuoteBody,
  QuoteConflict,
  QuotedLine,
  ReachedLimit,
} from './coupon-quote.ts';
export type { PlacedBet } from './coupon-values.ts';
export type {
  Championship,
  Clock,
  ExpressAnswer,
  ExpressKind,
  ExpressLeg,
  ExpressOfTheDay,
  Game,
  GameAnswer,
  GameChange,
  GamesAnswer,
  GameState,
  Incident,
  Market,
  MenuAnswer,
  Opponent,
  Outcome,
  PopularAnswer,
  PopularBet,
  PriceChange,
  Score,
  SearchAnswer,
  SearchPlace,
  Section,
  Sport,
  SuspendReason,
} from './feed.ts';
export { QUOTE_HEADER, SEEN_HEADER, seenHash, type SeenCoupon } from './quote-hash.ts';
export { PROMO_PROBLEMS, REFUSALS } from './refusals.ts';
export type { PromoReason, RefusalReason } from './refusal-reasons.ts';
export { BetStatus, GameStatus } from './statuses.ts';
