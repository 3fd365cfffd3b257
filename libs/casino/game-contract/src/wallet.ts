import { Amount, CurrencyIso, Milliseconds, Money, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { walletCalls } from './wallet-calls.ts';

const whole = z.int().check(z.minimum(0));
/** A provider's id of a round or transaction; must stay unique for that provider forever. */
const ProviderName = z.string().check(z.regex(/^[A-Za-z0-9][\w.:-]{0,63}$/));
const Token = z.string().check(z.regex(/^[\w-]{16,64}$/));
/** Pseudonym of a player, specific to one provider. It reveals nothing about the person. */
const Player = z.string().check(z.regex(/^p-[\w-]{8,40}$/));
const Stake = Amount.check(z.minimum(1));

/** Headers of every call (Standard Webhooks): HMAC-SHA-256 of id, time and body. */
const Signed = z.object({
  'webhook-id': z.string(),
  'webhook-timestamp': z.string(),
  'webhook-signature': z.string(),
});

export const WalletSession = z.object({
  player: Player,
  game: whole,
  currencyIso: CurrencyIso,
  exponent: whole,
  /** Minor units. */
  balance: Money,
  stake: z.object({ min: whole, max: whole, usual: whole }),
  /** Minimum time between the starts of two rounds, in milliseconds. */
  cycleMs: whole,
  /** When the token stops opening rounds. */
  endsAt: Milliseconds,
});
/** Why a stake, a credit or a rollback was rejected. Stored, so that retrying the same transaction returns the same answer. */
export const WalletReason = z.enum([
  'not-enough-money',
  'limit-reached',
  'stake-out-of-range',
  'wrong-currency',
  'rolled-back',
  'round-over',
  'round-credited',
  'unknown-round',
  'too-many-credits',
]);
const Refused = z.object({
  status: z.literal('refused'),
  reason: WalletReason,
  balance: Money,
  /** With `limit-reached`: the player's own limit and the amount left. */
  limit: z.optional(z.looseObject({ limitType: z.int(), limit: Amount, left: Amount })),
});
export const WalletAnswer = z.union([
  Refused,
  z.object({
    status: z.literal('accepted'),
    /** The site's number of the round. */
    round: whole,
    balance: Money,
  }),
]);
export const RollbackAnswer = z.union([
  Refused,
  z.object({
    status: z.literal('accepted'),
    /** False if the stake was never received; it will be rejected if it arrives later. */
    isKnown: z.boolean(),
    balance: Money,
  }),
]);

const WALLET = { tag: 'Wallet', params: z.object({ provider: z.string() }), headers: Signed, spec: ['CS-02', 'CS-05'] } as const;

/** Wallet API for game providers. @spec CS-02 CS-05 BET-1 BET-9 */
export const walletContract = {
  session: withSchemas(walletCalls.session, {
    ...WALLET,
    summary: 'Who plays, on which game and with how much: for the token that the page of the game was opened with',
    body: z.strictObject({ token: Token }),
    answers: { 200: WalletSession },
  }),
  balance: withSchemas(walletCalls.balance, {
    ...WALLET,
    summary: 'What a player has on the account of a session',
    body: z.strictObject({ token: Token }),
    answers: { 200: z.object({ balance: Money, currencyIso: CurrencyIso }) },
  }),
  debit: withSchemas(walletCalls.debit, {
    ...WALLET,
    summary:
      'Take a stake: the first one of a round opens it. The same transaction again gets the same answer, and one that was rolled back before it came is refused',
    body: z.strictObject({
      token: Token,
      player: Player,
      transaction: ProviderName,
      round: ProviderName,
      amount: Stake,
      currencyIso: CurrencyIso,
    }),
    answers: { 200: WalletAnswer },
  }),
  credit: withSchemas(walletCalls.credit, {
    protects: 'round',
    ...WALLET,
    summary: 'Pay what a round returned, 0 for nothing, and say whether it is over. It needs no token: what was staked is paid',
    body: z.strictObject({
      player: Player,
      transaction: ProviderName,
      round: ProviderName,
      amount: Amount,
      isRoundOver: z.boolean(),
    }),
    answers: { 200: WalletAnswer },
  }),
  rollback: withSchemas(walletCalls.rollback, {
    protects: 'round',
    ...WALLET,
    summary: 'Give a stake back that was or was not taken: one that has not come is remembered, and refused when it comes',
    body: z.strictObject({ player: Player, transaction: ProviderName, debit: ProviderName }),
    answers: { 200: RollbackAnswer },
  }),
};
export type WalletSession = z.infer<typeof WalletSession>;
export type WalletAnswer = z.infer<typeof WalletAnswer>;
export type RollbackAnswer = z.infer<typeof RollbackAnswer>;
export type WalletReason = z.infer<typeof WalletReason>;
export type DebitBody = z.infer<typeof walletContract.debit.body>;
export type CreditBody = z.infer<typeof walletContract.credit.body>;
export type RollbackBody = z.infer<typeof walletContract.rollback.body>;
