/** A draw of a lottery. */
export interface LottoDraw {
  lottery: string;
  number: number;
  /** `open` sells tickets, `closed` awaits the draw, `drawing` shows numbers one by one, `drawn` is over, `void` refunded all stakes. */
  state: 'open' | 'closed' | 'drawing' | 'drawn' | 'void';
  /** Milliseconds. */
  closesAt: number;
  drawsAt: number;
  /** When the first number was shown; null before. */
  drawnAt: number | null;
  /** Numbers shown so far, in the order of the draw. */
  numbers: number[];
  /** SHA-256 of the seed, published before the first ticket was sold. */
  commitment: string;
  /** Round of the beacon that, together with the seed, decides the draw. */
  beaconRound: number;
  /** Null until all numbers have been shown. */
  seed: string | null;
  beacon: string | null;
  /** Publisher of the beacon's value. */
  beaconSource: string | null;
}

/** Prices of a lottery in one currency; a combination costs `price` minor units. */
export interface LottoPrice {
  iso: string;
  exponent: number;
  price: number;
}

export interface LotteryView {
  lottery: string;
  price: LottoPrice;
  open: LottoDraw;
  /** The latest draw; null before the first. */
  last: LottoDraw | null;
}

/** Number of times a number was drawn in the counted draws. */
export interface NumberCount {
  number: number;
  count: number;
}

export interface LotteryPage extends LotteryView {
  /** Past draws, newest first. */
  past: LottoDraw[];
  statistics: { draws: number; counts: NumberCount[] };
}

/** A lotto ticket to place, for one or several consecutive draws. */
export interface LottoTicketToPlace {
  id: string;
  accountId: number;
  lottery: string;
  /** Number of the first draw. */
  number: number;
  /** Number of consecutive draws. */
  draws: number;
  numbers: number[];
  /** Total cost of all draws as shown to the player, in minor units. */
  cost: number;
}
