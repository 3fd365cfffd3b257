import { Amount, Id, Whole, eachValid, otherwise } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { Iso, Name } from './names.ts';

/** A game of a toto draw. */
const TotoGame = z.object({
  gameId: Id,
  /** Seconds. */
  startAt: Whole,
  sport: Name,
  /** Championship name by language; `en` is always present. */
  champ: otherwise(eachValid(z.record(z.string(), z.string())), {}),
  home: z.string(),
  away: z.string(),
  /** Probability of each outcome of the section by the house's model, in thousandths. */
  chances: z.array(Whole),
  /** Index of the right outcome; null for an unfinished or cancelled game. */
  outcome: otherwise(z.nullable(Whole), null),
  isCancelled: otherwise(z.boolean(), false),
  score: otherwise(z.nullable(z.tuple([Whole, Whole])), null),
});
export type TotoGame = z.infer<typeof TotoGame>;

/** Payout of a category in a settled draw. */
const TotoDividend = z.object({
  right: Whole,
  /** Number of winning units; a unit is the minimum stake of one winning combination. */
  units: Whole,
  /** Payout per unit, in minor units. */
  dividend: Whole,
});
export type TotoDividend = z.infer<typeof TotoDividend>;

/** The pool of a draw in one currency, in minor units. Each currency has its own pool. */
const TotoPool = z.object({
  iso: Iso,
  exponent: Whole,
  /** Minimum stake of a combination. */
  unit: Whole,
  stakes: Whole,
  fund: Whole,
  /** Extra prize for combinations with every forecast right, shared among them. */
  jackpot: Whole,
  /** Empty until the draw is settled. */
  dividends: z.array(TotoDividend),
  jackpotDividend: Whole,
  /** Jackpot left over for the next draw; null until the draw is settled. */
  jackpotOut: otherwise(z.nullable(Whole), null),
});
export type TotoPool = z.infer<typeof TotoPool>;

/** A draw as shown in a list. */
const TotoDrawHead = z.object({
  section: Name,
  number: Whole,
  /** `open` sells tickets, `closed` awaits results, `void` refunded all stakes. */
  state: z.enum(['planned', 'open', 'closed', 'settled', 'void']),
  /** Tickets are sold from `opensAt` to `closesAt`, in milliseconds. */
  opensAt: Whole,
  closesAt: Whole,
  pool: TotoPool,
});
export type TotoDrawHead = z.infer<typeof TotoDrawHead>;
export type TotoDrawState = TotoDrawHead['state'];

/** A toto draw with its games. */
export const TotoDraw = z.extend(TotoDrawHead, { games: z.array(TotoGame) });
export type TotoDraw = z.infer<typeof TotoDraw>;

/** Sections, each with its open draw, if any. */
export const TotoSections = z.object({ sections: z.array(z.object({ section: Name, open: z.nullable(TotoDrawHead) })) });
export type TotoSections = z.infer<typeof TotoSections>;
export type TotoSectionView = TotoSections['sections'][number];

export const TotoDraws = z.object({ draws: z.array(TotoDraw), page: Whole, pages: Whole });
export type TotoDraws = z.infer<typeof TotoDraws>;

const MOST_OUTCOMES = 40;
const MOST_GAMES = 30;
/** A toto ticket to place. The id identifies the intent: repeating it returns the same answer. */
export const TotoTicketToPlace = z.strictObject({
  id: z.uuid(),
  accountId: Id,
  section: Name,
  number: Whole,
  /** Picked outcomes by game, ascending. */
  picks: z.array(z.array(Whole).check(z.maxLength(MOST_OUTCOMES))).check(z.maxLength(MOST_GAMES)),
  /** Stake per combination in units. */
  times: z.int().check(z.minimum(1)),
  /** Cost as shown to the player, in minor units. */
  cost: Amount,
});
export type TotoTicketToPlace = z.infer<typeof TotoTicketToPlace>;
