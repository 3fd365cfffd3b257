/**
 * What is logged, in the words of the specification's error catalogue: whoever searches the log finds these and no others. A part of the
 * product that has something of this to log uses the text as it stands here.
 *
 * @spec NT-07
 */
export const LOG_LINES = [
  'no site config',
  'fail load session',
  'Fetch token error',
  'incorrect response from the fingerprint',
  'Detected cyclic redirect',
  'error adding counters',
  'unknown registration type',
  'wrong successful registration type',
  'wrong selected bonus id',
  'unknown social network id',
] as const;
export type LogLine = (typeof LOG_LINES)[number];

/** What the product logs of its own, where the specification's catalogue has no text. Nothing else is logged. */
export const OWN_LOG_LINES = [
  'account config failed',
  'account view failed',
  'accounts not loaded',
  'limits not loaded',
  'limit not changed',
  'accounts poll failed',
  'active account not set',
  'brand-book-dropped',
  'chunk-failed',
  'config not kept',
  'consultant failed',
  'cookies agreement not sent',
  'coupon not hashed',
  'coupon not placed',
  'coupon not shared',
  'coupon quote failed',
  'coupon status not known',
  'coupon-threw',
  'dictionary-partial',
  'feed-failed',
  'feed-load-failed',
  'group config failed',
  'guard-unprepared',
  'guards-missing',
  'head-failed',
  'header-module-threw',
  'history not loaded',
  'history poll failed',
  'hydration',
  'linked coupon unknown',
  'linked game unknown',
  'main_dictionary_load_error',
  'media unknown',
  'message-failed',
  'one-click not quoted',
  'open coupons not loaded',
  'page-data-failed',
  'partitions unknown',
  'ping failed',
  'reality check not answered',
  'reality check not loaded',
  'redirect service failed',
  'reducer-threw',
  'registry-unreadable',
  'remote-failed',
  'remote-page-failed',
  'remote-page-threw',
  'remote-refused',
  'render-error',
  'render-failed',
  'request failed',
  'right-side-mode',
  'search-failed',
  'secure data unknown',
  'seo-unknown',
  'session refresh failed',
  'site config is a kept one',
  'sitemap-failed',
  'support message unreadable',
  'support not reached',
  'terms not confirmed',
  'terms status failed',
  'unknown block reason',
  'watcher-died',
] as const;

/** Name of a line of the log: the catalogue's or the product's own. @spec NT-07 */
export type LogName = LogLine | (typeof OWN_LOG_LINES)[number];
/** Logs a failure: one of the known lines, with allow-listed fields only. @spec NT-07 AN-07 */
export type Report = (name: LogName, fields?: Readonly<Record<string, string | number>>) => void;
