import type { DuelModel, GoalsModel, Model, PointsModel, RaceModel, SetsModel } from '../types.ts';

const goals = (more: Partial<GoalsModel>): GoalsModel => ({
  kind: 'goals',
  mean: 2.7,
  homeEdge: 0.14,
  pauseSeconds: 0,
  breakSeconds: 900,
  periodSeconds: 2700,
  hasSetPieces: false,
  hasOvertime: false,
  ...more,
});
const points = (more: Partial<PointsModel>): PointsModel => ({
  kind: 'points',
  mean: 160,
  homeEdge: 0.02,
  values: [[1, 1]],
  pauseSeconds: 0,
  breakSeconds: 120,
  periodSeconds: 600,
  hasOvertime: false,
  ...more,
});
const sets = (more: Partial<SetsModel>): SetsModel => ({
  kind: 'sets',
  setsToWin: 2,
  target: 21,
  lastTarget: more.target ?? 21,
  lead: 2,
  unitSeconds: 25,
  breakSeconds: 90,
  edge: 0.12,
  ...more,
});
const duel = (more: Partial<DuelModel>): DuelModel => ({ kind: 'duel', roundSeconds: 300, breakSeconds: 60, stopChance: 0.2, ...more });

/** Twelve marks of about six and a half seconds: a race takes about 80 seconds. */
const MARBLES: RaceModel = { kind: 'race', runners: 8, marksPerLap: 3, stretchMs: 6000, steps: 12, stepMs: 100 };

const FOOTBALL = goals({ hasSetPieces: true });
const BASKETBALL = points({
  mean: 164,
  values: [
    [2, 0.6],
    [3, 0.25],
    [1, 0.15],
  ],
  pauseSeconds: 55,
  breakSeconds: 300,
  hasOvertime: true,
});
const MAPS = sets({ target: 13, unitSeconds: 105, breakSeconds: 300, edge: 0.16 });
const KILLS = sets({ target: 25, lead: 1, unitSeconds: 55, breakSeconds: 420, edge: 0.14 });
const RUGBY = points({
  mean: 47,
  homeEdge: 0.06,
  periodSeconds: 2400,
  breakSeconds: 720,
  values: [
    [7, 0.4],
    [5, 0.2],
    [3, 0.4],
  ],
});

/** Match model by sport key. */
export const MODELS: Readonly<Record<string, Model>> = {
  football: FOOTBALL,
  'ice-hockey': goals({ mean: 5.6, homeEdge: 0.07, periodSeconds: 1200, pauseSeconds: 45, breakSeconds: 900, hasOvertime: true }),
  futsal: goals({ mean: 6, homeEdge: 0.08, periodSeconds: 1200, pauseSeconds: 40, breakSeconds: 600 }),
  'field-hockey': goals({ mean: 4.4, homeEdge: 0.08, periodSeconds: 900, pauseSeconds: 15, breakSeconds: 180 }),
  floorball: goals({ mean: 9.5, homeEdge: 0.06, periodSeconds: 1200, pauseSeconds: 30, breakSeconds: 600 }),
  bandy: goals({ mean: 8.5, homeEdge: 0.1, periodSeconds: 2700, breakSeconds: 900 }),
  'cyber-football': goals({ mean: 3.6, homeEdge: 0, periodSeconds: 360, breakSeconds: 60, hasSetPieces: true }),
  basketball: BASKETBALL,
  'cyber-basketball': points({ ...BASKETBALL, mean: 118, homeEdge: 0, periodSeconds: 300, pauseSeconds: 10, breakSeconds: 45 }),
  handball: points({ mean: 57, homeEdge: 0.04, periodSeconds: 1800, breakSeconds: 600 }),
  'water-polo': points({ mean: 21, homeEdge: 0.05, periodSeconds: 480, pauseSeconds: 30, breakSeconds: 150 }),
  'rugby-union': RUGBY,
  'rugby-league': points({ ...RUGBY, mean: 43 }),
  'american-football': points({
    mean: 45,
    homeEdge: 0.05,
    periodSeconds: 900,
    pauseSeconds: 100,
    breakSeconds: 500,
    values: [
      [7, 0.55],
      [3, 0.38],
      [6, 0.07],
    ],
    hasOvertime: true,
  }),
  'aussie-rules': points({
    mean: 166,
    homeEdge: 0.05,
    periodSeconds: 1200,
    pauseSeconds: 25,
    breakSeconds: 500,
    values: [
      [6, 0.52],
      [1, 0.48],
    ],
    hasOvertime: true,
  }),
  baseball: points({ mean: 9, homeEdge: 0.03, periodSeconds: 960, breakSeconds: 120, hasOvertime: true, isInnings: 'baseball' }),
  cricket: points({
    mean: 326,
    homeEdge: 0.02,
    periodSeconds: 5100,
    breakSeconds: 1200,
    values: [
      [1, 0.62],
      [2, 0.13],
      [4, 0.18],
      [6, 0.07],
    ],
    hasOvertime: true,
    isInnings: 'cricket',
  }),
  tennis: sets({ target: 6, unitSeconds: 36, breakSeconds: 120, edge: 0.12, isTennis: true }),
  volleyball: sets({ setsToWin: 3, target: 25, lastTarget: 15, unitSeconds: 28, breakSeconds: 180, edge: 0.1 }),
  'beach-volleyball': sets({ target: 21, lastTarget: 15, unitSeconds: 26, breakSeconds: 90, edge: 0.1 }),
  'table-tennis': sets({ setsToWin: 3, target: 11, unitSeconds: 16, breakSeconds: 60 }),
  badminton: sets({ target: 21, unitSeconds: 26, breakSeconds: 120 }),
  darts: sets({ setsToWin: 6, target: 1, lead: 1, unitSeconds: 190, breakSeconds: 20, edge: 0.4 }),
  snooker: sets({ setsToWin: 5, target: 1, lead: 1, unitSeconds: 1000, breakSeconds: 60, edge: 0.45 }),
  boxing: duel({ roundSeconds: 180, stopChance: 0.07 }),
  mma: duel({ roundSeconds: 300, stopChance: 0.24 }),
  'formula-1': duel({ roundSeconds: 5600, stopChance: 0.001 }),
  marble: MARBLES,
  'car-football': goals({ mean: 4.4, homeEdge: 0, periodSeconds: 300, breakSeconds: 60 }),
  strategy: sets({ setsToWin: 2, target: 1, lead: 1, unitSeconds: 840, breakSeconds: 180, edge: 0.5 }),
  'tactical-shooter': MAPS,
  'hero-shooter': MAPS,
  'arena-moba': KILLS,
  'lane-moba': { ...KILLS, unitSeconds: 60 },
};

/** Formats of three to six minutes, so that a bet can be followed from placement to settlement. */
export const FAST_MODELS: Readonly<Record<string, Model>> = {
  football: goals({ hasSetPieces: true, mean: 2.6, homeEdge: 0, periodSeconds: 150, breakSeconds: 12 }),
  'table-tennis': sets({ target: 11, unitSeconds: 4, breakSeconds: 8 }),
  basketball: points({ ...BASKETBALL, mean: 62, homeEdge: 0, periodSeconds: 60, pauseSeconds: 0, breakSeconds: 6 }),
  tennis: sets({ target: 6, unitSeconds: 1.5, breakSeconds: 5, edge: 0.12, isTennis: true }),
  marble: MARBLES,
};

const LONGEST = 7 * 3600;
const SPARE = 900;
/** Longest shoot-out: 34 kicks. */
const SHOOT_OUT = 34 * 45;
const POINTS_OF_A_GAME = 9;

/** Upper bound of a game's duration in seconds, breaks included: older games are over, without computing their course. */
export function longestSeconds(model: Model, periods: number): number {
  switch (model.kind) {
    case 'goals':
    case 'points': {
      const play = model.periodSeconds * (1 + (model.pauseSeconds * 1.3) / 60);
      // Overtimes until one side leads, or one overtime and a shoot-out.
      const spare = !model.hasOvertime ? 0 : model.kind === 'points' ? play * 4 : model.periodSeconds / 2 + model.breakSeconds + SHOOT_OUT;
      return Math.min(LONGEST, periods * (play + model.breakSeconds) * 1.1 + spare + SPARE);
    }
    case 'sets': {
      const units = model.isTennis === true ? 13 * POINTS_OF_A_GAME : model.target * 2 + 8;
      return Math.min(LONGEST, (model.setsToWin * 2 - 1) * (units * model.unitSeconds + model.breakSeconds) + SPARE);
    }
    case 'race':
      return (periods * model.marksPerLap * (model.stretchMs + model.steps * model.stepMs)) / 1000 + SPARE;
    default:
      return periods * (model.roundSeconds + model.breakSeconds) + SPARE;
  }
}
