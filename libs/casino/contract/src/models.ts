/**
 * Kinds of casino games, as used in `/casino/:subcategory`. Every game has one, given by its mathematical model.
 *
 * @spec CS-01
 */
export const CASINO_KINDS = [
  'slots',
  'table',
  'poker',
  'live',
  'crash',
  'instant',
  'scratch',
  'keno',
  'bingo',
  'tv',
  'virtual',
  'fishing',
  'skill',
] as const;
export type CasinoKind = (typeof CASINO_KINDS)[number];

/** Features of a game beyond its basic rules. */
export const CASINO_FEATURES = ['free-spins', 'cascades', 'hold-and-win', 'ways', 'multipliers', 'cash-out', 'jackpot', 'demo'] as const;
export type CasinoFeature = (typeof CASINO_FEATURES)[number];
