/** Lotteries, as used in `/lotto/:sectionName`. */
export const LOTTERIES = ['keno', 'bingo', '5-36', '6-45', '7-49', 'raffle'] as const;
export type LotteryId = (typeof LOTTERIES)[number];

/** A prize: `times` is a multiple of the price of a combination. */
export interface LottoPrize {
  /** Right numbers, full lines of a bingo card, or matching last digits of a raffle number. */
  right: number;
  times: number;
}

/** Settings that all lotteries have. */
interface Common {
  /** Interval between draws, and the time of the first draw of the day, in minutes. */
  everyMinutes: number;
  firstMinute: number;
  /** Price of a combination, in halves of the currency's round unit. */
  priceHalves: number;
}

/** The player picks `picks` numbers to match the `drawn` ones; a longer entry is a system of all combinations of `picks` numbers. */
export interface ClassicLottery extends Common {
  kind: 'classic';
  pool: number;
  drawn: number;
  picks: number;
  /** Numbers of the largest system. */
  mostPicks: number;
  prizes: readonly LottoPrize[];
}
/** The player picks one to ten numbers; prizes depend on how many. */
export interface KenoLottery extends Common {
  kind: 'keno';
  pool: number;
  drawn: number;
  mostPicks: number;
  /** By number of picks. */
  prizes: Readonly<Record<number, readonly LottoPrize[]>>;
}
/** A card of three lines with five numbers each; the best of one line, two lines and full house counts. */
export interface BingoLottery extends Common {
  kind: 'bingo';
  pool: number;
  drawn: number;
  lines: number;
  perLine: number;
  prizes: readonly LottoPrize[];
}
/** A number of `digits` digits; matching last digits of the drawn number win. */
export interface RaffleLottery extends Common {
  kind: 'raffle';
  digits: number;
  prizes: readonly LottoPrize[];
}
export type Lottery = ClassicLottery | KenoLottery | BingoLottery | RaffleLottery;

const HOUR = 60;
const DAY = 24 * HOUR;
const prizes = (...list: readonly (readonly [right: number, times: number])[]): LottoPrize[] =>
  list.map(([right, times]) => ({ right, times }));

/** Rules and prizes of all lotteries. @spec TL-02 */
export const LOTTERY_RULES: Readonly<Record<LotteryId, Lottery>> = {
  keno: {
    ...{ kind: 'keno', everyMinutes: 3, firstMinute: 0, priceHalves: 1 },
    ...{ pool: 80, drawn: 20, mostPicks: 10 },
    prizes: {
      1: prizes([1, 3]),
      2: prizes([2, 12]),
      3: prizes([3, 42], [2, 1]),
      4: prizes([4, 120], [3, 3], [2, 1]),
      5: prizes([5, 800], [4, 9], [3, 1]),
      6: prizes([6, 1600], [5, 70], [4, 6], [3, 1]),
      7: prizes([7, 6000], [6, 400], [5, 20], [4, 2]),
      8: prizes([8, 20_000], [7, 1500], [6, 90], [5, 8]),
      9: prizes([9, 40_000], [8, 4500], [7, 330], [6, 40], [5, 4]),
      10: prizes([10, 100_000], [9, 8000], [8, 1000], [7, 130], [6, 18], [5, 2]),
    },
  },
  bingo: {
    ...{ kind: 'bingo', everyMinutes: 5, firstMinute: 2, priceHalves: 1 },
    ...{ pool: 90, drawn: 50, lines: 3, perLine: 5 },
    prizes: prizes([3, 4000], [2, 70], [1, 2]),
  },
  '5-36': {
    ...{ kind: 'classic', everyMinutes: 15, firstMinute: 10, priceHalves: 1 },
    ...{ pool: 36, drawn: 5, picks: 5, mostPicks: 11 },
    prizes: prizes([5, 100_000], [4, 600], [3, 8], [2, 1]),
  },
  '6-45': {
    ...{ kind: 'classic', everyMinutes: HOUR, firstMinute: 20, priceHalves: 2 },
    ...{ pool: 45, drawn: 6, picks: 6, mostPicks: 12 },
    prizes: prizes([6, 2_000_000], [5, 8000], [4, 100], [3, 4]),
  },
  '7-49': {
    ...{ kind: 'classic', everyMinutes: DAY, firstMinute: 20 * HOUR, priceHalves: 2 },
    ...{ pool: 49, drawn: 7, picks: 7, mostPicks: 12 },
    prizes: prizes([7, 15_000_000], [6, 50_000], [5, 800], [4, 30], [3, 2]),
  },
  raffle: {
    ...{ kind: 'raffle', everyMinutes: 6 * HOUR, firstMinute: 3 * HOUR, priceHalves: 2 },
    digits: 6,
    prizes: prizes([6, 200_000], [5, 20_000], [4, 1500], [3, 150], [2, 8]),
  },
};

/** The lottery named in a URL. */
export const lotteryOf = (text: string | undefined): LotteryId | undefined => LOTTERIES.find((known) => known === text);
