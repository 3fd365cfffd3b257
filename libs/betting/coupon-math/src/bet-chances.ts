import { BetStatus } from './bet-status.ts';
import type { Millionths } from './margin.ts';

const CERTAIN = 1_000_000;

/** How likely an undecided bet is to end in each way, in millionths; the rest is the chance that it loses. */
export interface BetChances {
  /** It wins in full. */
  won: Millionths;
  /** The stake is returned: a draw in a two-way market, a whole line that is hit. */
  returned?: Millionths | undefined;
  /** One half wins and one is returned: a quarter line. */
  halfWon?: Millionths | undefined;
  /** One half is returned and one loses. */
  halfReturned?: Millionths | undefined;
  /** One half wins and one loses. */
  halfLost?: Millionths | undefined;
}

const STATUS_OF = {
  won: BetStatus.Win,
  returned: BetStatus.Return,
  halfWon: BetStatus.HalfWinHalfReturn,
  halfReturned: BetStatus.HalfLoseHalfReturn,
  halfLost: BetStatus.HalfLoseHalfWin,
} as const satisfies Record<keyof BetChances, BetStatus>;
const WAYS = Object.keys(STATUS_OF) as (keyof BetChances)[];

/** @throws RangeError on a chance that is no whole number of millionths from 0 to 1,000,000, and if they add up to more than that. */
export function checkChances(chances: BetChances): void {
  let sum = 0;
  for (const way of WAYS) {
    const chance = chances[way] ?? 0;
    if (!Number.isSafeInteger(chance) || chance < 0 || chance > CERTAIN)
      throw new RangeError(`The chance '${way}' is ${chance}; it is a whole number of millionths from 0 to ${CERTAIN}.`);
    sum += chance;
  }
  if (sum > CERTAIN) throw new RangeError(`The chances add up to ${sum} millionths, more than ${CERTAIN}.`);
}

/** A status in which a bet can end, and how likely that is. */
export interface BetEnding {
  statusId: BetStatus;
  chance: Millionths;
}

/** The endings of a bet that are not impossible: one for a decided bet. Their chances add up to a million. */
export function endingsOf({ statusId, chances }: { statusId: BetStatus; chances?: BetChances | undefined }): readonly BetEnding[] {
  if (statusId >= BetStatus.Lose || chances === undefined) return [{ statusId, chance: CERTAIN }];
  const endings = WAYS.map((way): BetEnding => ({ statusId: STATUS_OF[way], chance: chances[way] ?? 0 }));
  const lost = CERTAIN - endings.reduce((sum, { chance }) => sum + chance, 0);
  return [...endings, { statusId: BetStatus.Lose, chance: lost }].filter(({ chance }) => chance > 0);
}
