import { modelOf } from './index.ts';
import { measureVideoPoker } from './measure/measure-cards.ts';
import { blackjackEngine, blackjackReturn, dealerEnds } from './tables/blackjack-play.ts';
import { measureBaccarat, measureCraps, measureKeno, measurePlinko, measureRoulette, measureSicBo } from './measure/measure-tables.ts';
import { lineReturn, measureReels } from './measure/measure-slots.ts';
import { CLASSIC, LINES } from './slots/models.ts';
import { bonusHand, deucesHand, jacksHand, jokerHand, kickerHand } from './tables/video-hands.ts';
import { BONUS, DEUCES, DOUBLE_BONUS, DOUBLE_DOUBLE, FULL_DEUCES, JACKS, JACKS_8_5, JOKER } from './tables/video-poker.ts';

/** Published figures; none of them was computed with this code. */
describe('published figures', () => {
  it.each([
    ['red', 'european', 36 / 37],
    ['straight-17', 'european', 36 / 37],
    ['split-17-20', 'european', 36 / 37],
    ['corner-16', 'european', 36 / 37],
    ['trio-0-2-3', 'european', 36 / 37],
    ['dozen-2', 'european', 36 / 37],
    ['red', 'french', 73 / 74],
    ['straight-0', 'french', 36 / 37],
    ['red', 'american', 36 / 38],
    ['straight-00', 'american', 36 / 38],
    ['split-0-00', 'american', 36 / 38],
    ['street-1', 'american', 36 / 38],
    ['trio-00-2-3', 'american', 36 / 38],
    ['corner-32', 'american', 36 / 38],
    ['line-31', 'american', 36 / 38],
    ['column-3', 'american', 36 / 38],
    ['basket', 'american', 35 / 38],
  ] as const)('[CS-05] roulette, %s, %s', (on, kind, rtp) => {
    expect(measureRoulette(on, kind).rtp).toBeCloseTo(rtp, 12);
  });

  /** Lost of 216 equal stakes on each throw, counted by hand. */
  it.each([
    ['small', 6],
    ['big', 6],
    ['odd', 6],
    ['even', 6],
    ['single-4', 17],
    ['double-4', 24],
    ['triple-4', 35],
    ['any-triple', 30],
    ['pair-2-5', 36],
    ['total-4', 33],
    ['total-17', 33],
    ['total-5', 30],
    ['total-6', 26],
    ['total-7', 21],
    ['total-8', 27],
    ['total-9', 16],
    ['total-10', 27],
    ['total-11', 27],
  ])('[CS-05] matches sic bo: %s loses %i of 216', (on, lost) => {
    expect(measureSicBo(on).rtp).toBeCloseTo(1 - lost / 216, 12);
  });

  /** House edges as fractions, from Scarne, and from Packel, The Mathematics of Games and Gambling; commission on wins. */
  it.each([
    ['pass', 7 / 495],
    ['come', 7 / 495],
    ['dont-pass', 3 / 220],
    ['dont-come', 3 / 220],
    ['pass-odds', 0],
    ['dont-pass-odds', 0],
    ['box-6', 1 / 66],
    ['box-8', 1 / 66],
    ['box-5', 1 / 25],
    ['box-9', 1 / 25],
    ['box-4', 1 / 15],
    ['box-10', 1 / 15],
    ['buy-4', 1 / 60],
    ['buy-5', 1 / 50],
    ['buy-6', 1 / 44],
    ['lay-4', 1 / 60],
    ['lay-5', 1 / 50],
    ['lay-6', 1 / 44],
    ['big-6', 1 / 11],
    ['field', 1 / 36],
    ['hard-4', 1 / 9],
    ['hard-10', 1 / 9],
    ['hard-6', 1 / 11],
    ['hard-8', 1 / 11],
    ['any-seven', 1 / 6],
    ['any-craps', 1 / 9],
    ['sum-2', 5 / 36],
    ['sum-3', 1 / 9],
    ['sum-11', 1 / 9],
    ['sum-12', 5 / 36],
    ['horn', 1 / 8],
    ['craps-eleven', 1 / 9],
    ['world', 2 / 15],
  ])('[CS-05] matches craps: the edge of %s', (on, edge) => {
    expect(measureCraps(on).rtp).toBeCloseTo(1 - edge, 12);
  });

  it('[CS-05] matches baccarat with eight decks: banker 98.9421 %, player 98.7649 %, tie 85.6404 %', () => {
    expect(measureBaccarat('banker').rtp).toBeCloseTo(0.989421, 6);
    expect(measureBaccarat('player').rtp).toBeCloseTo(0.987649, 6);
    expect(measureBaccarat('tie').rtp).toBeCloseTo(0.856404, 6);
    expect(measureBaccarat('tie').hitRate).toBeCloseTo(0.095156, 6);
  });

  /** Enumerating every hand, hold and draw takes seconds, so only the long run recomputes the figures. */
  const isLong = process.env['TOUCHLINE_LONG'] === '1';

  it('[CS-05] matches best play of 9/6 jacks or better (99.5439 %, variance 19.5147) and deuces wild (99.7283 %)', () => {
    const measured = isLong ? measureVideoPoker(jacksHand, JACKS) : modelOf('video-poker-jacks')?.facts;
    expect(measured?.rtp).toBeCloseTo(0.995439, 6);
    expect(measured?.variance).toBeCloseTo(19.5147, 4);
    const deuces = isLong ? measureVideoPoker(deucesHand, DEUCES) : modelOf('video-poker-deuces')?.facts;
    expect(deuces?.rtp).toBeCloseTo(0.997283, 6);
  });

  it.each([
    ['video-poker-jacks-8-5', 0.972984, () => measureVideoPoker(jacksHand, JACKS_8_5)],
    ['video-poker-bonus', 0.99166, () => measureVideoPoker(bonusHand, BONUS)],
    ['video-poker-double-bonus', 1.001725, () => measureVideoPoker(bonusHand, DOUBLE_BONUS)],
    ['video-poker-double-double', 0.989808, () => measureVideoPoker(kickerHand, DOUBLE_DOUBLE)],
    ['video-poker-full-deuces', 1.00762, () => measureVideoPoker(deucesHand, FULL_DEUCES)],
    ['video-poker-joker', 1.006463, () => measureVideoPoker(jokerHand, JOKER, 53)],
  ] as const)('[CS-05] matches the published best play of %s: %d', (id, rtp, measure) => {
    expect((isLong ? measure() : modelOf(id)?.facts)?.rtp).toBeCloseTo(rtp, 6);
  });

  it('[CS-05] matches Caribbean stud, raising with A K J 8 3 or better: the interval contains the published 94.684 %', () => {
    const { from = 1, to = 0, rounds } = modelOf('caribbean-stud')?.facts?.interval ?? {};
    expect([from < 0.94684, to > 0.94684, rounds]).toEqual([true, true, 100_000_000]);
  });

  it('[CS-05] matches blackjack with an infinite deck: dealer totals and decisions', () => {
    expect(dealerEnds(2).get(22)).toBeCloseTo(0.353608, 6);
    expect(dealerEnds(5).get(22)).toBeCloseTo(0.416404, 6);
    expect(dealerEnds(10).get(22)).toBeCloseTo(0.229785, 6);
    const ten = blackjackEngine(10);
    expect(ten.stand(ten.two(10, 6))).toBeCloseTo(-0.54043, 5);
    expect(ten.hit(ten.two(10, 6))).toBeCloseTo(-0.539826, 6);
    const six = blackjackEngine(6);
    expect(six.double(six.two(5, 6))).toBeCloseTo(0.66738, 5);
  });

  it('[CS-05] matches best play of blackjack with an infinite deck: 99.3098 % without doubling after a split', () => {
    // Griffin, The Theory of Blackjack: the full infinite deck expectation without resplitting is -0.690223 %.
    expect(blackjackReturn({ doublesSplits: false })).toBeCloseTo(-0.00690223, 6);
    // Our table allows doubling after a split. The figure comes from an independent program written for this test.
    expect(blackjackReturn()).toBeCloseTo(-0.0057038801, 10);
    expect(modelOf('blackjack')?.facts?.rtp).toBeCloseTo(0.9942961199, 9);
  });

  it('[CS-05] matches keno by the hypergeometric distribution: ten of ten in 1 of 8,911,711', () => {
    const onlyAll = [...Array.from({ length: 9 }, () => []), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100]];
    expect(1 / measureKeno({ of: 80, drawn: 20 }, onlyAll, 10).rtp).toBeCloseTo(8_911_711.18, 1);
  });

  it('[CS-05] matches plinko by the binomial distribution', () => {
    // (2·5.6 + 16·2.1 + 56·1.1 + 112·1 + 70·0.5) / 256
    expect(measurePlinko(8, [560, 210, 110, 100, 50]).rtp).toBe(253.4 / 256);
  });
});

it('[CS-05] computes the same return of a line slot by counting every stop and by the odds of a line', () => {
  expect(measureReels(CLASSIC).rtp).toBeCloseTo(lineReturn(CLASSIC), 10);
  expect(measureReels(LINES).rtp).toBeCloseTo(lineReturn(LINES), 10);
});
