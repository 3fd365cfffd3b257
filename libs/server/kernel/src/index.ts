export { type AppOptions, migrationsOf, openApp, storesOf } from './backend/open-app.ts';
export { type Bounds, forgetOldCounts } from './bounds/bounds.ts';
export {
  type Bound,
  DAY_MS,
  HOUR_MS,
  type Over,
  routeOf,
  STAKES_OF_PLAYER,
  type Stored,
  UPLOADS_OF_ADDRESS,
  type Whose,
} from './bounds/stored.ts';
export type { Broker } from './broker/broker.ts';
export { leaveLease, type Lease, takeLease } from './broker/lease.ts';
export { openBroker } from './broker/open-broker.ts';
export { type Clock, openClock } from './clock.ts';
export { type ConfigOf, configSwitch } from './config/configuration.ts';
export {
  control,
  type Control,
  controlRoutes,
  type Controls,
  type Dashboard,
  type DashboardPart,
  type ControlView,
  runControl,
} from './controls/control.ts';
export { defineSwitch, resetSwitches, scopeOf, setSwitches, type Switch, switchedIn, switchesBody } from './switches/switches.ts';
export type { PlayerState, Setup } from './controls/setup.ts';
export { dataFolder } from './db/data-folder.ts';
export { type Db, type Queryable, SqlState, sqlStateOf } from './db/db.ts';
export { inOrder, KERNEL_MIGRATIONS, migrate } from './db/migrate.ts';
export type { Migration } from './db/migration.ts';
export { lockFile } from './db/lock-file.ts';
export { openDb } from './db/open-db.ts';
export { forgetOldEvents, recordPlayerEvent, type PlayerEvent, takeEvent, waitingEvents } from './events/player-events.ts';
export type { FileType } from './files/clean-file.ts';
export { countExamined, type Examined, type FileExaminer } from './files/file-examiner.ts';
export { type Helper, HelperLate, moduleBeside, type OpenHelper, openHelpers } from './helpers/helper.ts';
export { answerFailures } from './http/failures.ts';
export type { Readiness } from './http/health.ts';
export { acceptJsonText, holdsNull } from './http/json-body.ts';
export { Refusal } from './refusal.ts';
export { isOwnOrigin, requireOurScript } from './http/same-origin.ts';
export { type Language, languageOf } from './http/language.ts';
export { type JsonText, readBody, serve, type ServeOptions } from './http/serve.ts';
export { type SendRequest, sendRequestsTo } from './http/send-request.ts';
export { openSigned, type SentWebhook, webhookRoute } from './http/webhook-route.ts';
export { signWebhook, type WebhookHeaders } from './http/webhook-signature.ts';
export type { Prepaid, StakeAccount } from './ledger/account.ts';
export { PREPAID_TYPE } from './ledger/account-types.ts';
export { admitDeposit, admitWithdrawal, type CashAsk } from './ledger/cash-gate.ts';
export { type CashMove, type DepositUse, depositsSince, moveCash } from './ledger/cash.ts';
export { crashPoints } from './ledger/crash-points.ts';
export { type Barrier, barrierRefusal, type StakeRefusal, stakeRefusal } from './ledger/gate.ts';
export { type GamePace, readGamePace, takePace } from './ledger/game-pace.ts';
export { EDGE_PARTS, type NetRisk, netRisks, ownStakesOf, REWARD_SHARE, type Risk, type RiskQuery } from './ledger/risk.ts';
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
export { type House, openHouse } from './ledger/house.ts';
export { asIntentId, intentIdOf } from './ledger/intent-id.ts';
export { lockPlayer } from './ledger/ledger.ts';
export { depositsLeft, freesAt, limitsOf } from './ledger/limits.ts';
export { type Leg, move, type Movement } from './ledger/move.ts';
export {
  noPersonalData,
  type PersonalData,
  type ReadPersonalData,
  type ReadVerification,
  type Verification,
} from './ledger/verification.ts';
export { type DepositLimit, noOwnLimits, type OwnLimits, type ReadOwnLimits, type SetLimit } from './ledger/own-limits.ts';
export { openAccount } from './ledger/open-account.ts';
export { pay, type Payment } from './ledger/pay.ts';
export { type AtStakeQuery, type Difference, differences, type FailedDepositsQuery, type Product } from './ledger/product.ts';
export { reconcile } from './ledger/reconcile.ts';
export { playedSince, resultSince, wagersSince, type WagerSum } from './ledger/sums.ts';
export { type SetAside, setAside } from './ledger/set-aside.ts';
export { grant } from './ledger/transfer.ts';
export type { Visit } from './ledger/visit.ts';
export { amountIn, minorOf, type MoneyOf, sumOfWorth, worthOf } from './ledger/worth.ts';
export { dueWagers } from './ledger/waiting.ts';
export type { Decided, WagerRefund, WagerContext } from './ledger/wager-context.ts';
export { openWager, type StakeRequest, type Wager } from './ledger/wager.ts';
export { countries, countryCodeOf, countryCurrencyOf, countryIdOf, isCountryKnown } from './reference/countries.ts';
export { CURRENCIES, type Currency, currencyOf, isCurrencyOffered } from './reference/currencies.ts';
export { briefWarnings, type Warn, type WarnLog } from './log/brief-warnings.ts';
export { deleteExpired } from './delete-expired.ts';
export type { Services } from './services.ts';
export { openSiteDocuments, type SiteDocument, type SiteDocuments } from './site-documents.ts';
export { openSitePages, type SitePage, type SitePages } from './site-pages.ts';
export { authenticator, isIdle } from './sessions/authenticate.ts';
export { channelSessions, type ChannelSession } from './sessions/channels.ts';
export { endSessionsByLimit, sessionLimitEnded, type SessionLimitEnd, type PlayWatch } from './sessions/play.ts';
export {
  CHECKS_OF_ADDRESS,
  CONVERSATIONS_OF_ADDRESS,
  forgetOldTries,
  giveBackTry,
  MESSAGES_OF_ADDRESS,
  ofPeople,
  type RateLimit,
  REGISTRATIONS_OF_ADDRESS,
  COMBINATIONS_OF_ADDRESS,
  SHARES_OF_ADDRESS,
  takeTry,
  takeTryOfAddress,
} from './sessions/rate-limit.ts';
export { forgetOldDevices, isDeviceOf, rememberDevice, readDeviceCookie } from './sessions/known-devices.ts';
export {
  beginSession,
  endIdleSession,
  endOldestSessions,
  endSession,
  endSessionsOf,
  forgetOldSessions,
  openSessionsOf,
  type Session,
  touchSession,
} from './sessions/sessions.ts';
export { COOKIE_GRACE_MS, COOKIE_ROTATES_AFTER_MS, rotateCookie, sessionOfCookie } from './sessions/cookie-family.ts';
export { denyRights, hasRight, rightsOf } from './ledger/rights.ts';
export { createServerClock, MARK_EVERY_MS, readClockMark, type ServerClock, writeClockMark } from './server-clock.ts';
export { clearSessionCookie, readSessionCookie, sessionCookieHeader, setSessionCookie } from './sessions/session-cookie.ts';
export { composeMedia, type RouteMedia, type RoutePicture } from './reference/route-media.ts';
export { type FindService, type ModuleService, provide, type Provided } from './module-services.ts';
export { callsOf, type MakeModule, type ModuleStart, type OpenModule, type PlayParts, type SandboxModule, type Worker } from './module.ts';
export { allowsCounting, allowsRecording, type Consents } from './visit/consent.ts';
export { blockSwitch, REQUIRED_SERVICES, playerLimits, termsUpdatedAt, visitOf } from './visit/money-gate.ts';
export { type BonusCode, type CouponCode, PROMO_CODES, promoCodeOf } from './reference/promo-codes.ts';
export { countryOfPlayer, visitedCountry } from './visit/visited-country.ts';
export { type LedgerWatch, watchLedger } from './work/ledger-watch.ts';
export type { StuckItem, StuckWork } from './work/stuck-work.ts';
export type { Message, Outbox } from './outbox.ts';
export { gamesOrigin } from './games-origin.ts';
export { inLatin, plain, plainForms } from './text/plain.ts';
export { fillMessage, readMessages, type ServerMessages } from './text/messages.ts';
