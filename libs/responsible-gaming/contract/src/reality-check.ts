import { CurrencyIso, ifMissing } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';

const Left = z.nullable(z.int().check(z.minimum(0)));

/** Figures of a reality check, since the player started to play without a longer pause. @spec RG-11 LIM-8 */
export const RealityCheck = z.object({
  /** Interval of the checks; null if the player has not set any. */
  minutes: Left,
  /** Seconds until the next check; null if none is due. */
  dueInSeconds: Left,
  playedSeconds: z.int(),
  /** Stakes and returns of all accounts, converted by round units into minor units of the selected account's currency. */
  staked: z.int(),
  returned: z.int(),
  /** Part of the stakes that is still undecided. Missing in answers of older services: 0. */
  atStake: ifMissing(z.optional(z.int()), 0),
  currencyIso: CurrencyIso,
  exponent: z.int(),
});
export type RealityCheck = z.infer<typeof RealityCheck>;

/** The service's state of the current session. Seconds; null without a limit. @spec RG-12 */
export const Ping = z.object({
  sessionSecondsLeft: Left,
  checkDueInSeconds: Left,
  /** Time until a looser limit can be confirmed; 0 if one can be confirmed now. @spec RG-05 */
  confirmInSeconds: ifMissing(Left, null),
  /** End of the self-exclusion, in seconds since 1970. @spec LIM-5 */
  excludedUntil: ifMissing(Left, null),
});
export type Ping = z.infer<typeof Ping>;
