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
