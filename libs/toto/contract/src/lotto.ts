/** A draw of a lottery. */
export interface LottoDraw {
  lottery: string;
  number: number;
  /** `open` takes tickets, `closed` waits for the draw, `drawing` shows number after number, `drawn` is over, `void` gave stakes back. */
  state: 'open' | 'closed' | 'drawing' | 'drawn' | 'void';
  /** Milliseconds. */
  closesAt: number;
  drawsAt: number;
  /** When the numbers began to be shown; null before. */
  drawnAt: number | null;
  /** Numbers that have been shown, in the order of the draw. */
  numbers: number[];
  /** SHA-256 of the seed, published before the first ticket was sold. */
  commitment: string;
  /** Round of the beacon that decides with the seed. */
  beaconRound: number;
  /** Known when all numbers have been shown; null before. */
  seed: string | null;
  beacon: string | null;
  /** Who published the beacon's value. */
  beaconSource: string | null;
}

/** Money of a lottery in one currency: the price of a combination in minor units. */
export interface LottoPrice {
  iso: string;
  exponent: number;
  price: number;
}

export interface LotteryView {
  lottery: string;
  price: LottoPrice;
  open: LottoDraw;
  /** The draw that was last; null before the first. */
  last: LottoDraw | null;
}

/** How often a number came in the draws that were counted. */
export interface NumberCount {
  number: number;
  count: number;
}

export interface LotteryPage extends LotteryView {
  /** Past draws, newest first. */
  past: LottoDraw[];
  statistics: { draws: number; counts: NumberCount[] };
}

/** A lotto ticket to place, for one draw or several in a row. */
export interface LottoTicketToPlace {
  id: string;
  accountId: number;
  lottery: string;
  /** The first draw. */
  number: number;
  /** Draws in a row. */
  draws: number;
  numbers: number[];
  /** What the player was told that all draws cost, minor units. */
  cost: number;
}
