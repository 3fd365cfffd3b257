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
export { forgetOldEvents, recordPlayerEvent, type PlayerEvent, takeEvent, waitingEvents } from './events/player-events.ts';
export { PLAYER_NEWS_TOPIC, reportPlayerNews } from './events/player-news.ts';
export type { FileType } from './files/clean-file.ts';
export { countExamined, type Examined, type FileExaminer } from './files/file-examiner.ts';
export { type Helper, HelperLate, moduleBeside, type OpenHelper, openHelpers } from './helpers/helper.ts';
export { Refusal } from './refusal.ts';
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
export { createServerClock, MARK_EVERY_MS, readClockMark, type ServerClock, writeClockMark } from './server-clock.ts';
export { clearSessionCookie, readSessionCookie, sessionCookieHeader, setSessionCookie } from './sessions/session-cookie.ts';
export { composeMedia, type RouteMedia, type RoutePicture } from './reference/route-media.ts';
export { type FindService, type ModuleService, provide, type Provided } from './module-services.ts';
export { callsOf, type MakeModule, type ModuleStart, type OpenModule, type PlayParts, type SandboxModule, type Worker } from './module.ts';
export { allowsCounting, allowsRecording, type Consents } from './visit/consent.ts';
export { blockSwitch, REQUIRED_SERVICES, playerLimits, termsUpdatedAt, visitOf } from './visit/money-gate.ts';
export { countryOfPlayer, visitedCountry } from './visit/visited-country.ts';
export { type LedgerWatch, watchLedger } from './work/ledger-watch.ts';
export type { StuckItem, StuckWork } from './work/stuck-work.ts';
export {
  freeTakenLetters,
  forgetOldMessages,
  type KeptMessage,
  type Message,
  openOutbox,
  type Outbox,
  type WaitingLetter,
} from './outbox.ts';
export { gamesOrigin } from './games-origin.ts';
export { inLatin, plain, plainForms } from './text/plain.ts';
export { fillMessage, readMessages, type ServerMessages } from './text/messages.ts';
