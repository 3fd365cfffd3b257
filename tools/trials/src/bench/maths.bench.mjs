// Coupon maths compared with plain arithmetic (floats, the same steps, not exact) and with plain enumeration, in one process and run.
// Processor time, median of seven rounds, so that other load on the machine does not count.
import {
  CouponType,
  convertCoef,
  couponCombinations,
  couponFigures,
  explainSettlement,
  formatCoef,
  parseOdds,
  stakeSplit,
  systemOptions,
} from '@touchline/betting-coupon-math';

const ROUNDS = 7;
const BETS = 20;
const SIZE = 10;
/** Combinations per page of the list. */
const ROWS = 20;
const bets = Array.from({ length: BETS }, (_, at) => ({ coef: 1373 + at * 137 }));
const coupon = { typeId: CouponType.System, systemValue: SIZE, amount: 100_000, bets };
const odds = Array.from({ length: 4096 }, (_, at) => 1001 + ((at * 2654435761) % 20_000));
const VIEWS = [0, 1, 2, 4, 5, 6];
let sink = 0;

/** Milliseconds of processor time per call. */
function msOf(times, work) {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => {
    const before = process.cpuUsage();
    for (let at = 0; at < times; at++) sink += work(at);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / times;
  }).slice(1);
  return rounds.sort((a, b) => a - b)[ROUNDS >> 1];
}
const round = (value) => Number(value.toPrecision(3));
const show = (figure) => console.log(JSON.stringify(figure));

/** The same recurrence in floats. */
function rawTotals() {
  const sums = new Float64Array(SIZE + 1);
  sums[0] = 1;
  for (const { coef } of bets) for (let taken = SIZE; taken >= 1; taken--) sums[taken] += (sums[taken - 1] * coef) / 1000;
  return sums[SIZE];
}

/** Every combination, in floats: the work that the recurrence avoids. */
function enumerated(from = 0, left = SIZE, product = 1) {
  if (left === 0) return product;
  let sum = 0;
  for (let at = from; at <= BETS - left; at++) sum += enumerated(at + 1, left - 1, (product * bets[at].coef) / 1000);
  return sum;
}

/**
 * Everything that the coupon computes after an edit: figures, available sizes, share of the stake, formatted odds, a page of combinations.
 */
function edit(at) {
  const edited = bets.map((bet, position) => (position === at % BETS ? { coef: bet.coef + (at % 50) } : bet));
  const after = { ...coupon, bets: edited, systemValue: 2 + (at % (BETS - 2)) };
  const figures = couponFigures(after);
  let shown = figures.maxWin + systemOptions(after).length + stakeSplit(after).combinations + formatCoef(figures.coef, 0).length;
  const page = couponCombinations(after);
  for (let row = 0; row < ROWS; row++) shown += page.next().value?.bets.length ?? 0;
  return shown;
}

const raw = { name: 'the same recurrence in floats', value: round(msOf(2000, rawTotals)), unit: 'ms' };
const exact = {
  name: 'totals of 10 out of 20, exact',
  value: round(msOf(2000, () => couponFigures(coupon).maxWin)),
  unit: 'ms',
  gate: 0.02,
  against: raw,
};
show(exact);
const listing = round(msOf(3, () => enumerated()));
const { value, unit } = exact;
show({ name: 'listing 184,756 combinations in floats', value: listing, unit: 'ms', against: { name: exact.name, value, unit } });

const thirty = { ...coupon, systemValue: 15, bets: Array.from({ length: 30 }, (_, at) => ({ coef: 1373 + at * 137 })) };
show({ name: 'totals of 15 out of 30, exact', value: round(msOf(1000, () => couponFigures(thirty).maxWin)), unit: 'ms' });
show({ name: 'edit of a coupon of 20 bets, everything that it shows', value: round(msOf(500, edit)), unit: 'ms', gate: 1 });

const settled = { ...coupon, bets: bets.map((bet, at) => ({ ...bet, statusId: at % 7 })) };
show({
  name: 'settlement of 10 out of 20 with its reasons',
  value: round(msOf(500, () => explainSettlement(settled).secured)),
  unit: 'ms',
  gate: 1,
});

const perSecond = (work) => Math.round(1000 / msOf(400_000, work));
const subtracting = { name: 'subtracting one', value: perSecond((at) => odds[at & 4095] - 1000), unit: '1/s' };
show({
  name: 'odds converted to a number, all formats in turn',
  value: perSecond((at) => convertCoef(odds[at & 4095], VIEWS[at % 6])),
  unit: '1/s',
  atLeast: 10_000_000,
  against: subtracting,
});
const fixed = { name: 'toFixed(2) of a float', value: perSecond((at) => (odds[at & 4095] / 1000).toFixed(2).length), unit: '1/s' };
show({
  name: 'odds written as text, all formats in turn',
  value: perSecond((at) => formatCoef(odds[at & 4095], VIEWS[at % 6]).length),
  unit: '1/s',
  atLeast: 2_000_000,
  against: fixed,
});
const texts = odds.map((coef, at) => formatCoef(coef, VIEWS[at % 3]));
show({ name: 'odds read from text', value: perSecond((at) => (parseOdds(texts[at & 4095]).isOk ? 1 : 0)), unit: '1/s' });
if (sink === 0) throw new Error('nothing was computed');
