export { BuilderGame, BuilderLeg, BuilderPrice, BuilderRefusal, builderContract } from './builder.ts';
export {
  CashOutAnswer,
  CashOutBody,
  CashOutMoment,
  CashOutOffer,
  CashOutProblem,
  CashOutRule,
  CashOutsAnswer,
  CashOutStatus,
  CouponCashOut,
  cashOutContract,
} from './cash-out.ts';
export {
  BookedBet,
  BookedCoupon,
  BookedLeg,
  BookedReceipt,
  ChangeCoefAction,
  CouponState,
  CouponToPlace,
  ExactDecimal,
  HistoryAnswer,
  PlaceAnswer,
  PlacePending,
  PlaceStatusAnswer,
  SharedBetNow,
  SharedCoupon,
  couponContract,
} from './coupon.ts';
export { BetNow, CouponTerms, PromoEffect, QuoteAnswer, QuoteBody, QuotedLine } from './coupon-quote.ts';
export { CouponTypeId, PlacedBet } from './coupon-values.ts';
export {
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
  RevisionAnswer,
  Score,
  ScoreParts,
  ShootOut,
  MarketFound,
  SearchAnswer,
  Section,
  Sport,
  SuspendReason,
  feedContract,
} from './feed.ts';
export { EditAnswer, EditBody, EditOffer, EditProblem, EditQuoteAnswer, EditQuoteBody, EditStatus, editContract } from './edit.ts';
export { MomentsAnswer, PastIncident, PastMoment, PastPrice, pastContract, PriceHistoryAnswer } from './past.ts';
export { PromoReason, RefusalReason } from './refusal-reasons.ts';
export { Coef, Param } from './values.ts';
export { ReceiptKeysAnswer, ReceiptStatement, receiptContract, SignedReceiptAnswer } from './signed-receipt.ts';
export { FeedNewsEvent, FeedOffEvent, FeedSameEvent, StreamHello, streamContract } from './stream.ts';
export { Clock, RaceTimes } from './times.ts';
