import { Amount, Id, Whole, checkedText, otherwise } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { Iso, Name } from './names.ts';

const Hex = checkedText(z.string().check(z.regex(/^([0-9a-f]{2})+$/), z.maxLength(128)));
const HexOrNull = otherwise(z.nullable(Hex), null);

/** A draw of a lottery. */
export const LottoDraw = z.object({
  lottery: Name,
  number: Whole,
  /** `open` sells tickets, `closed` awaits the draw, `drawing` shows numbers one by one, `drawn` is over, `void` refunded all stakes. */
  state: z.enum(['open', 'closed', 'drawing', 'drawn', 'void']),
  /** Milliseconds. */
  closesAt: Whole,
  drawsAt: Whole,
  /** When the first number was shown; null before. */
  drawnAt: otherwise(z.nullable(Whole), null),
  /** Numbers shown so far, in the order of the draw. */
  numbers: z.array(Whole),
  /** SHA-256 of the seed, published before the first ticket was sold. */
  commitment: Hex,
  /** Round of the beacon that, together with the seed, decides the draw. */
  beaconRound: Whole,
  /** Null until all numbers have been shown. */
  seed: HexOrNull,
  beacon: HexOrNull,
  /** Publisher of the beacon's value. */
  beaconSource: otherwise(z.nullable(z.string()), null),
});
export type LottoDraw = z.infer<typeof LottoDraw>;

/** Prices of a lottery in one currency; a combination costs `price` minor units. */
const LottoPrice = z.object({ iso: Iso, exponent: Whole, price: Whole });
export type LottoPrice = z.infer<typeof LottoPrice>;

const LotteryView = z.object({
  lottery: Name,
  price: LottoPrice,
  open: LottoDraw,
  /** The latest draw; null before the first. */
  last: otherwise(z.nullable(LottoDraw), null),
});
export type LotteryView = z.infer<typeof LotteryView>;
export const Lotteries = z.object({ lotteries: z.array(LotteryView) });
export type Lotteries = z.infer<typeof Lotteries>;

/** Number of times a number was drawn in the counted draws. */
const NumberCount = z.object({ number: Whole, count: Whole });
export type NumberCount = z.infer<typeof NumberCount>;

export const LotteryPage = z.extend(LotteryView, {
  /** Past draws, newest first. */
  past: z.array(LottoDraw),
  statistics: z.object({ draws: Whole, counts: z.array(NumberCount) }),
});
export type LotteryPage = z.infer<typeof LotteryPage>;

const MOST_NUMBERS = 90;
/** A lotto ticket to place, for one or several consecutive draws. */
export const LottoTicketToPlace = z.strictObject({
  id: z.uuid(),
  accountId: Id,
  lottery: Name,
  /** Number of the first draw. */
  number: Whole,
  /** Number of consecutive draws. */
  draws: z.int().check(z.minimum(1)),
  numbers: z.array(Whole).check(z.maxLength(MOST_NUMBERS)),
  /** Total cost of all draws as shown to the player, in minor units. */
  cost: Amount,
});
export type LottoTicketToPlace = z.infer<typeof LottoTicketToPlace>;
