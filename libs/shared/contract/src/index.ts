export { call, type Call, type CallAuth } from './call.ts';
export { Account, AccountsAnswer, AccountType, AccountView, SessionPosition, UserConfig, accountCalls } from './account.ts';
export { AccountConfig, Consultant, Maintenance, SiteConfig, configCalls } from './config.ts';
export { CookiesAgreementBody, agreementCalls } from './agreements.ts';
export {
  BookedBet,
  BookedCoupon,
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
  couponCalls,
} from './coupon.ts';
export {
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
export { CouponTypeId, PlacedBet } from './coupon-values.ts';
export { canonicalJson, QUOTE_HEADER, SEEN_HEADER, seenHash, type SeenCoupon } from './quote-hash.ts';
export { PROMO_PROBLEMS, PromoReason, REFUSALS, RefusalReason } from './refusals.ts';
export { ErrorAnswer, ErrorCode } from './errors.ts';
export {
  Championship,
  Clock,
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
  PriceChange,
  Score,
  SearchAnswer,
  Section,
  Sport,
  SuspendReason,
  feedCalls,
} from './feed.ts';
export {
  BlockAnswer,
  MediaAnswer,
  MediaItem,
  PageCallBody,
  PartitionsAnswer,
  PaymentsAnswer,
  RedirectAnswer,
  SecureDataAnswer,
  TermsAnswer,
  platformCalls,
} from './platform.ts';
export {
  CustomCanonical,
  SeoContent,
  SeoMeta,
  SeoPageData,
  SeoSports,
  SeoVisual,
  SitemapIndexAnswer,
  SitemapPagesAnswer,
  seoCalls,
} from './seo.ts';
export {
  FastRegistrationBody,
  LoginAnswer,
  LoginBody,
  RegistrationAnswer,
  RegistrationOptions,
  SessionAnswer,
  Token,
  sessionCalls,
} from './session.ts';
export {
  SUPPORT_SOCKET_PATH,
  SUPPORT_TEXT_LENGTH,
  SupportClientMessage,
  SupportMessage,
  SupportServerMessage,
  supportCalls,
} from './support.ts';
export { BetStatus, GameStatus } from './statuses.ts';
export { Amount, Coef, CurrencyIso, Lang, Milliseconds, Money, Param, Seconds } from './values.ts';
export { openApi } from './openapi.ts';
export { FAIL_MODES, type Dependency, type FailRule } from './fail-modes.ts';
