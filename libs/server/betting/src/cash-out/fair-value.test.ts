import { type CashOutTerms, cashOutValue } from '@touchline/betting-coupon-math';
import { TRIAL_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { champOfEachModel } from '@touchline/server-engine/testing';
import { type FairRow, judgedSports, judgeFairValues } from '../testing/fair-judge.ts';

const IS_LONG = process.env['TOUCHLINE_LONG'] === '1';
const SIZE = IS_LONG ? { bets: 4000, mostGames: 60_000, largestError: 0.02 } : { bets: 200, mostGames: 400, largestError: Infinity };
/** In the short run a row counts with this many coupons that pay and this many that do not: with fewer, its standard error says nothing. */
const LEAST_OF_BOTH = 40;
/** Sports of the run: `TOUCHLINE_SPORTS=football,tennis`; by default all in the long run, and one of each price model in every run. */
const SPORTS = judgedSports() ?? (IS_LONG ? undefined : ['football', 'basketball', 'tennis']);
const MOST_SIGMAS = 4;
const WIDE_SIGMAS = 2;
const WIDE_SHARE = 0.05;

const champs = champOfEachModel(40).filter(({ sport }) => SPORTS?.includes(sport.key) ?? true);
/** Every row that counted, of all sports of the run. */
const judged: FairRow[] = [];
const sigmas = ({ fair, paid, error }: FairRow): number => (error === 0 ? 0 : (fair - paid) / error);
const line = (row: FairRow): string =>
  [row.sport, row.kind, row.coupon, row.bets, row.fair.toFixed(4), row.paid.toFixed(4), row.error.toFixed(4), sigmas(row).toFixed(1)].join(
    '\t',
  );

it.each(champs.map((champ) => [`${champ.sport.key} (${champ.names['en']})`, champ] as const))(
  '[OD-02] the fair value of a coupon is the mean of what it pays, for every kind of market and coupon: %s',
  (_, champ) => {
    const all = judgeFairValues(champ, SIZE);
    const hasBoth = ({ bets, payers }: FairRow) => payers >= LEAST_OF_BOTH && bets - payers >= LEAST_OF_BOTH;
    const rows = all.filter((row) => (IS_LONG ? row.bets >= SIZE.bets && row.error <= SIZE.largestError : hasBoth(row)));
    if (IS_LONG) process.stdout.write(`${all.map(line).join('\n')}\n${all.length - rows.length} of ${all.length} rows did not count\n`);

    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => Math.abs(sigmas(row)) > MOST_SIGMAS).map(line)).toEqual([]);
    judged.push(...rows);
  },
  IS_LONG ? 40 * 60_000 : TRIAL_TIMEOUT_MS,
);

it('[OD-02] few of all pairs are further apart than chance explains', () => {
  const wide = judged.filter((row) => Math.abs(sigmas(row)) > WIDE_SIGMAS);

  expect(judged.length).toBeGreaterThan(0);
  // The short run has too few bets for this share.
  expect(wide.length).toBeLessThanOrEqual(judged.length * (IS_LONG ? WIDE_SHARE : 1));
});

/** The value that was offered once: odds times the chance to win, given that the stake is not returned. */
const withoutReturns = (terms: CashOutTerms) =>
  cashOutValue({
    ...terms,
    bets: terms.bets.map(({ chances, ...bet }) => {
      const { won = 0, returned = 0, halfWon = 0, halfReturned = 0 } = chances ?? {};
      const back = returned + (halfWon + halfReturned) / 2;
      return { ...bet, chances: { won: Math.floor(((won + halfWon / 2) * 1_000_000) / Math.max(1, 1_000_000 - back)) } };
    }),
  });

it('[OD-02] the judge finds a value that leaves the returned stake out', () => {
  const [football] = champOfEachModel(40).filter(({ sport }) => sport.key === 'football');
  const rows = judgeFairValues(football!, { bets: 400, mostGames: 800, largestError: Infinity }, withoutReturns);
  const found = rows.filter((row) => row.coupon.startsWith('single') && Math.abs(sigmas(row)) > MOST_SIGMAS);
  const kinds = found.map(({ kind }) => kind.replace(' of a period', ''));

  expect(kinds).toEqual(expect.arrayContaining(['draw-no-bet', 'asian-handicap']));
});
