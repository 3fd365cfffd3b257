import * as fc from 'fast-check';
import { sportByKey } from '../markets/sports.ts';
import { extraTimeKind, hasExtraParts, sentParts, winningSide } from './ending.ts';
import { extraTimeGoals, isPastBetting, periodScores, playedScore, regularTimeScore } from './score-parts.ts';
import { shootOutKind } from './shoot-out-kind.ts';
import type { ScoreParts } from './score-parts.ts';

/** Lusail, 18 December 2022: 2:2 after 90 minutes, 3:3 after 120, 4:2 on penalties. */
const FINAL: ScoreParts = { main: [2, 2], afterExtraTime: [3, 3], shootOut: { score: [4, 2], winner: 1 } };
/** Liverpool – Paris, 11 March 2025, second leg: 0:1, level on aggregate, 1:4 on penalties. */
const SECOND_LEG: ScoreParts = { main: [0, 1], afterExtraTime: [0, 1], shootOut: { score: [1, 4], winner: 2 } };
/** Basketball: 102:102 after four quarters, 110:108 after overtime, which counts for bets. */
const OVERTIME: ScoreParts = { main: [110, 108], regularTime: [102, 102], afterExtraTime: [110, 108] };
const PLAIN: ScoreParts = { main: [2, 1] };

it.each([
  ['a final on penalties', FINAL, [3, 3], [2, 2], [1, 1], 1],
  ['a second leg on penalties', SECOND_LEG, [0, 1], [0, 1], [0, 0], 2],
  ['an overtime that counts for bets', OVERTIME, [110, 108], [102, 102], [8, 6], 1],
  ['regular time alone', PLAIN, [2, 1], undefined, undefined, 1],
  ['penalties at once', { main: [1, 1], shootOut: { winner: 2 } }, [1, 1], undefined, undefined, 2],
  ['a draw', { main: [0, 0] }, [0, 0], undefined, undefined, 0],
] as const)(
  '[BT-04] %s: play, regular time and extra time are apart, and kicks are no goals',
  (_, score, played, regular, extra, winner) => {
    expect(playedScore(score)).toEqual(played);
    expect(regularTimeScore(score)).toEqual(regular);
    expect(extraTimeGoals(score)).toEqual(extra);
    expect(winningSide(score)).toBe(winner);
  },
);

const pair = fc.tuple(fc.nat(9), fc.nat(9));
it('[BT-04] no part of a score depends on the kicks of a shoot-out, for any score', () => {
  fc.assert(
    fc.property(pair, pair, pair, pair, ([h, a], [eh, ea], first, second) => {
      const score = (kicks: readonly [number, number]): ScoreParts => ({
        main: [h, a],
        afterExtraTime: [h + eh, a + ea],
        shootOut: { score: kicks, winner: 1 },
      });
      for (const part of [playedScore, regularTimeScore, extraTimeGoals]) expect(part(score(first))).toEqual(part(score(second)));
    }),
  );
});

it('[BT-04] extra time is one more period where the periods do not have it, and a shoot-out never is', () => {
  const halves = [
    [2, 0],
    [0, 2],
  ] as const;
  expect(periodScores({ ...FINAL, periods: halves })).toEqual([
    [2, 0],
    [0, 2],
    [1, 1],
  ]);
  expect(periodScores({ ...PLAIN, periods: halves })).toEqual(halves);
  // The fifth period of basketball is its overtime already.
  const quarters = [
    [20, 30],
    [30, 20],
    [26, 26],
    [26, 26],
    [8, 6],
  ] as const;
  expect(periodScores({ ...OVERTIME, periods: quarters })).toEqual(quarters);
  expect(periodScores({ ...FINAL, periods: [] })).toEqual([]);
});

it('[BT-04] sends the parts that there are, and nothing else', () => {
  expect(sentParts({ ...FINAL, periods: [], corners: [3, 4] } as ScoreParts)).toEqual({
    main: [2, 2],
    afterExtraTime: [3, 3],
    shootOut: { score: [4, 2], winner: 1 },
  });
  expect(sentParts({ main: [1, 0], afterExtraTime: undefined, shootOut: undefined })).toStrictEqual({ main: [1, 0] });
  expect(sentParts({ main: [1, 1], shootOut: { winner: 2 } })).toStrictEqual({ main: [1, 1], shootOut: { winner: 2 } });
  expect([FINAL, OVERTIME, PLAIN].map(hasExtraParts)).toEqual([true, true, false]);
});

it.each([
  ['a shoot-out', FINAL, true],
  ['extra time that bets do not count', { main: [1, 1], afterExtraTime: [1, 1] }, true],
  ['a super over', { main: [151, 151], shootOut: {} }, true],
  ['an overtime that bets count', OVERTIME, false],
  ['regular time', PLAIN, false],
] as const)('[BT-02] bets are closed during %s or not', (_, score, isClosed) => {
  expect(isPastBetting(score)).toBe(isClosed);
});

it.each([
  ['football', 'extra', 'penalties'],
  ['futsal', 'extra', 'futsal'],
  ['handball', 'extra', 'handball'],
  ['ice-hockey', 'overtime', 'hockey'],
  ['field-hockey', 'overtime', 'hockey'],
  ['floorball', 'overtime', 'hockey'],
  ['water-polo', 'overtime', 'waterpolo'],
  ['american-football', 'overtime', 'penalties'],
  ['baseball', 'innings', 'penalties'],
  ['cricket', 'innings', 'cricket'],
] as const)('[BT-04] %s: what follows regular time is named %s, and its shoot-out by %s', (key, extra, shootOut) => {
  const sport = sportByKey(key)!;
  expect([extraTimeKind(sport), shootOutKind(sport)]).toEqual([extra, shootOut]);
});
