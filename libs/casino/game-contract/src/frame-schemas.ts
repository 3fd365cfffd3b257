import * as z from 'zod/mini';
import type { FromGame, FromSite, Versioned } from './frame.ts';
import { IntentId as id, RoundView } from './schemas.ts';

const v = z.literal(1);
const whole = z.int().check(z.minimum(0));

/** Messages from a game to the site. */
export const GameMessage = z.discriminatedUnion('type', [
  z.object({ v, type: z.literal('ready') }),
  z.object({ v, type: z.literal('play'), id, amount: whole, choice: z.record(z.string(), z.unknown()) }),
  z.object({ v, type: z.literal('move'), id, at: whole, move: z.string().check(z.maxLength(40)) }),
  z.object({ v, type: z.literal('round-started') }),
  z.object({ v, type: z.literal('round-shown') }),
  z.object({ v, type: z.literal('cashier') }),
  z.object({ v, type: z.literal('full-screen') }),
  z.object({ v, type: z.literal('sound'), isOn: z.boolean() }),
  z.object({ v, type: z.literal('close') }),
  z.object({ v, type: z.literal('error'), code: z.string().check(z.maxLength(60)) }),
]);

const Init = z.object({
  model: z.string(),
  title: z.string(),
  mode: z.enum(['money', 'demo']),
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  theme: z.enum(['light', 'dark']),
  currencyIso: z.string(),
  exponent: whole,
  balance: z.int(),
  stake: z.object({ min: whole, max: whole, usual: whole, last: z.optional(whole) }),
  cycleMs: whole,
  waitMs: whole,
  round: z.nullable(RoundView),
  art: z.optional(z.object({ theme: z.nullable(z.string()), game: whole })),
  sound: z.optional(z.boolean()),
});
const refusals = [
  'not-enough-money',
  'limit-reached',
  'round-open',
  'stake-out-of-range',
  'too-fast',
  'restricted',
  'signed-out',
  'no-answer',
  'refused',
] as const;

/** Messages from the site to a game. */
export const SiteMessage = z.discriminatedUnion('type', [
  z.object({ v, type: z.literal('init'), init: Init }),
  z.object({ v, type: z.literal('round'), id, round: RoundView }),
  z.object({
    ...{ v, type: z.literal('refused'), id, reason: z.enum(refusals) },
    ...{ detail: z.nullable(z.string()), round: z.optional(RoundView) },
  }),
  z.object({ v, type: z.literal('balance'), balance: z.int() }),
  z.object({ v, type: z.literal('language'), language: z.string(), direction: z.enum(['ltr', 'rtl']) }),
  z.object({ v, type: z.literal('pause'), reason: z.enum(['reality-check', 'break', 'hidden', 'offline']) }),
  z.object({ v, type: z.literal('resume') }),
  z.object({ v, type: z.literal('end'), reason: z.enum(['session-over', 'closed']) }),
]);

/** Parses a message from a game; null if it is not a valid one. */
export const readGameMessage = (data: unknown): Versioned<FromGame> | null => {
  const { success, data: message } = GameMessage.safeParse(data);
  return success ? message : null;
};
/** Parses a message from the site; null if it is not a valid one. */
export const readSiteMessage = (data: unknown): Versioned<FromSite> | null => {
  const { success, data: message } = SiteMessage.safeParse(data);
  return success ? (message as unknown as Versioned<FromSite>) : null;
};
