import type { CascadeSlot, HoldSlot, ReelSlot } from './engine.ts';

const ROWS_3 = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];
const ROWS_5 = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
];

/** Three reels, five lines. A is the rarest symbol. */
export const CLASSIC: ReelSlot = {
  kind: 'lines',
  rows: 3,
  lines: ROWS_3,
  reels: ['ADEFBEFCDFEBFDCEFDEF', 'AEFDBFECFDEFCBEDFEDF', 'AFEDCFBEFDECFEBDFEFD'],
  pays: { A: [0, 0, 25_000], B: [0, 0, 2_500], C: [0, 0, 1_600], D: [0, 0, 580], E: [0, 0, 250], F: [0, 0, 130] },
};

/** Five reels, ten lines, wilds on the middle three reels. */
export const LINES: ReelSlot = {
  kind: 'lines',
  rows: 3,
  lines: ROWS_5,
  reels: ['AEFGBDFCGEFDGBEFCGFD', 'AFEWGDBFCEGFDGCEFGBD', 'AGFDWECGBFEDGFCGEFDB', 'AFGEDCWGFBEGDFCEGFBD', 'AGEFDBCGFEGDFBGECFGD'],
  wild: 'W',
  pays: {
    A: [0, 0, 1_000, 5_000, 50_000],
    B: [0, 0, 400, 1_500, 7_500],
    C: [0, 0, 280, 900, 3_500],
    D: [0, 0, 180, 500, 1_800],
    E: [0, 0, 130, 360, 1_100],
    F: [0, 0, 85, 220, 660],
    G: [0, 0, 65, 170, 500],
  },
};

/** Five reels; all ways count, from the left. */
export const WAYS: ReelSlot = {
  kind: 'ways',
  rows: 3,
  reels: ['AEFGBDFCGEFDGBEFCGFD', 'BFEWGDAFCEGFDGCEFGBD', 'CGFDWEAGBFEDGFCGEFDB', 'DFGEACWGFBEGDFCEGFBD', 'EGAFDBCGFEGDFBGECFGD'],
  wild: 'W',
  pays: {
    A: [0, 0, 150, 700, 4_000],
    B: [0, 0, 75, 200, 800],
    C: [0, 0, 50, 150, 500],
    D: [0, 0, 30, 75, 240],
    E: [0, 0, 20, 50, 150],
    F: [0, 0, 14, 32, 90],
    G: [0, 0, 10, 26, 80],
  },
};

/** Five reels, ten lines; three scatters give eight free spins with tripled wins. */
export const FREE_SPINS: ReelSlot = {
  ...LINES,
  reels: ['AEFGBDSCGEFDGBEFCGFD', 'AFEWGDBFSEGFDGCEFGBD', 'AGFDWECGBFEDSFCGEFDB', 'AFGEDCWGFBEGDFSEGFBD', 'AGEFDBCGFEGDFBGESFGD'],
  pays: {
    A: [0, 0, 700, 3_000, 20_000],
    B: [0, 0, 280, 900, 4_500],
    C: [0, 0, 180, 600, 2_300],
    D: [0, 0, 115, 360, 1_200],
    E: [0, 0, 90, 230, 700],
    F: [0, 0, 70, 160, 450],
    G: [0, 0, 45, 110, 360],
  },
  free: { scatter: 'S', needs: 3, spins: 8, times: 3 },
};

/** Six columns of five cascading symbols; eight of a kind anywhere win. */
export const CASCADE: CascadeSlot = {
  columns: 6,
  rows: 5,
  weights: { A: 8, B: 10, C: 12, D: 14, E: 17, F: 19, G: 20 },
  sizes: [8, 10, 12],
  pays: {
    A: [350, 1_200, 10_000],
    B: [115, 400, 3_000],
    C: [50, 150, 1_000],
    D: [28, 75, 400],
    E: [12, 32, 150],
    F: [8, 18, 70],
    G: [6, 14, 50],
  },
  times: [1, 1, 2, 3],
  most: 50,
};

/** Nine cells; four coins start the respins. */
export const HOLD: HoldSlot = {
  columns: 3,
  rows: 3,
  coin: 150,
  respinCoin: 60,
  needs: 4,
  respins: 3,
  values: [150, 250, 500, 1_000, 5_000],
  weights: [620, 280, 80, 17, 3],
  full: 50_000,
  consolation: { 2: 70, 3: 120 },
};
