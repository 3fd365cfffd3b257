export { feedCalls, streamCalls } from './calls.ts';
export { couponCalls } from './coupon-calls.ts';
export type { FeedNewsEvent, FeedOffEvent, FeedSameEvent, StreamHello } from './stream.ts';
export type { BuilderGame, BuilderLeg, BuilderPrice, BuilderRefusal } from './builder.ts';
export { builderCalls } from './builder-calls.ts';
export { BUILDER_REFUSALS, MOST_BUILDER_LEGS } from './builder-refusals.ts';
export { MOST_PRICE_LINES, pastCalls } from './past-calls.ts';
export type { MomentsAnswer, PastIncident, PastMoment, PastPrice, PriceHistoryAnswer } from './past.ts';
export { cashOutCalls } from './cash-out-calls.ts';
export { editCalls } from './edit-calls.ts';
export type { EditAnswer, EditBody, EditOffer, EditProblem, EditQuoteAnswer, EditQuoteBody, EditStatus } from './edit.ts';
export { receiptCalls } from './receipt-calls.ts';
export type { ReceiptKeysAnswer, ReceiptStatement, SignedReceiptAnswer } from './signed-receipt.ts';
export type {
  CashOutAnswer,
  CashOutBody,
  CashOutMoment,
  CashOutOffer,
  CashOutProblem,
  CashOutRule,
  CashOutsAnswer,
  CashOutStatus,
  CouponCashOut,
} from './cash-out.ts';
export type {
  BookedBet,
  BookedCoupon,
  CouponCorrection,
  BookedLeg,
  BookedReceipt,
  CouponState,
  CouponToPlace,
  HistoryAnswer,
  PlaceAnswer,
  PlacePending,
  PlaceStatusAnswer,
  SharedBetNow,
  SharedCoupon,
} from './coupon.ts';
export type { BetNow, CouponTerms, PromoEffect, QuoteAnswer, QuoteBody, QuotedLine } from './coupon-quote.ts';
export type { PlacedBet } from './coupon-values.ts';
export type { StakeLimit } from '@touchline/responsible-gaming-contract';
export type {
  Championship,
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
  ScoreParts,
  ShootOut,
  MarketFound,
  SearchAnswer,
  SearchPlace,
  Section,
  Sport,
  SuspendReason,
} from './feed.ts';
export type { Clock, RaceTimes } from './times.ts';
export { QUOTE_HEADER, SEEN_HEADER, seenHash, type SeenCoupon } from './quote-hash.ts';
export { PROMO_PROBLEMS, REFUSALS } from './refusals.ts';
export type { PromoReason, RefusalReason } from './refusal-reasons.ts';
export { BetStatus, GameStatus } from './statuses.ts';
