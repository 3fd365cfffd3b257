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

interface Model {
  kind: CasinoKind;
  features: readonly CasinoFeature[];
}

const DEMO = ['demo'] as const;

/**
 * Mathematical models of the games. Games of one model share rules, odds and pay table and differ only in name and art.
 */
export const CASINO_MODELS = {
  'slot-classic-3x3': { kind: 'slots', features: DEMO },
  'slot-lines-5x3': { kind: 'slots', features: ['jackpot', 'demo'] },
  'slot-ways-243': { kind: 'slots', features: ['ways', 'jackpot', 'demo'] },
  'slot-cascade-6x5': { kind: 'slots', features: ['cascades', 'multipliers', 'demo'] },
  'slot-free-spins': { kind: 'slots', features: ['free-spins', 'multipliers', 'demo'] },
  'slot-hold-respin': { kind: 'slots', features: ['hold-and-win', 'jackpot', 'demo'] },
  'roulette-european': { kind: 'table', features: DEMO },
  'roulette-french': { kind: 'table', features: DEMO },
  'roulette-american': { kind: 'table', features: DEMO },
  'sic-bo': { kind: 'table', features: DEMO },
  craps: { kind: 'table', features: DEMO },
  blackjack: { kind: 'table', features: DEMO },
  baccarat: { kind: 'table', features: DEMO },
  'caribbean-stud': { kind: 'poker', features: DEMO },
  'casino-holdem': { kind: 'poker', features: DEMO },
  'video-poker-jacks': { kind: 'poker', features: DEMO },
  'video-poker-deuces': { kind: 'poker', features: DEMO },
  'video-poker-jacks-8-5': { kind: 'poker', features: DEMO },
  'video-poker-bonus': { kind: 'poker', features: DEMO },
  'video-poker-double-bonus': { kind: 'poker', features: DEMO },
  'video-poker-double-double': { kind: 'poker', features: DEMO },
  'video-poker-full-deuces': { kind: 'poker', features: DEMO },
  'video-poker-joker': { kind: 'poker', features: DEMO },
  'keno-80': { kind: 'keno', features: DEMO },
  'bingo-75': { kind: 'bingo', features: DEMO },
  'scratch-match-3': { kind: 'scratch', features: DEMO },
  'scratch-multiplier': { kind: 'scratch', features: ['multipliers', 'demo'] },
  crash: { kind: 'crash', features: ['cash-out', 'multipliers', 'demo'] },
  dice: { kind: 'instant', features: DEMO },
  mines: { kind: 'instant', features: ['cash-out', 'demo'] },
  'plinko-8': { kind: 'instant', features: ['multipliers', 'demo'] },
  'plinko-12': { kind: 'instant', features: ['multipliers', 'demo'] },
  'plinko-16': { kind: 'instant', features: ['multipliers', 'demo'] },
  hilo: { kind: 'instant', features: ['cash-out', 'demo'] },
  limbo: { kind: 'instant', features: ['multipliers', 'demo'] },
  'wheel-low': { kind: 'instant', features: ['multipliers', 'demo'] },
  'wheel-high': { kind: 'instant', features: ['multipliers', 'demo'] },
  fishing: { kind: 'fishing', features: ['multipliers', 'demo'] },
  'coin-flip': { kind: 'instant', features: DEMO },
  'high-low': { kind: 'instant', features: DEMO },
  'virtual-football': { kind: 'virtual', features: DEMO },
  'virtual-racing': { kind: 'virtual', features: DEMO },
  'tv-draw': { kind: 'tv', features: DEMO },
  'live-roulette': { kind: 'live', features: DEMO },
  'live-baccarat': { kind: 'live', features: DEMO },
  'skill-2048': { kind: 'skill', features: DEMO },
} as const satisfies Readonly<Record<string, Model>>;

export type CasinoModelId = keyof typeof CASINO_MODELS;

export const CASINO_MODEL_IDS = Object.keys(CASINO_MODELS) as CasinoModelId[];
/** Kind and features of a model. */
export const modelOf = (id: CasinoModelId): Model => CASINO_MODELS[id];
/** Models of one kind of game. */
export const modelsOfKind = (kind: CasinoKind): CasinoModelId[] => CASINO_MODEL_IDS.filter((id) => CASINO_MODELS[id].kind === kind);
/** Whether `id` is a known model. */
export const isCasinoModel = (id: string): id is CasinoModelId => Object.hasOwn(CASINO_MODELS, id);
