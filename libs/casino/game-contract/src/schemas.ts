import { Amount, CurrencyIso, Milliseconds, Money, QueryInt, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { gameCalls } from './calls.ts';

export { OFFERED_GAMES, type OfferedGame, type OfferedGames } from './offered-games.ts';

const whole = z.int().check(z.minimum(0));
const model = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40));
/** Id of a bet or a move. Excludes names of built-in object properties. */
export const IntentId = z.string().check(z.regex(/^(?!(?:constructor|prototype)$)[A-Za-z0-9][\w-]{7,63}$/));
/** A move: a word, a number (`open-7`), or a place of a table with the stake put on it (`put-come-odds-6-500`). */
const move = z.string().check(z.regex(/^[a-z]+(-\d{0,7}|(-[a-z]+){1,4}(-\d{1,2})?-\d{1,13})?$/), z.maxLength(40));
const seed = z.string().check(z.regex(/^[\w-]{1,64}$/));
const hex64 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** The player's choice. Its shape depends on the model, which rejects invalid choices. */
const choice = z.record(
  z.string().check(z.maxLength(20)),
  z.union([
    z.string().check(z.maxLength(20)),
    z.number(),
    z.array(z.union([z.number(), z.strictObject({ on: z.string().check(z.maxLength(20)), amount: Amount })])).check(z.maxLength(40)),
  ]),
);
const Scene = z.looseObject({ kind: z.string() });
const Move = z.object({ name: z.string(), stake: Amount, most: z.optional(Amount) });

export const RoundView = z.object({
  round: z.nullable(whole),
  model,
  game: z.nullable(whole),
  status: z.enum(['open', 'settled', 'refunded']),
  staked: Amount,
  returned: Amount,
  currencyIso: CurrencyIso,
  moves: z.array(Move),
  scene: Scene,
  openedAt: Milliseconds,
  settledAt: z.nullable(Milliseconds),
  made: whole,
  isFaulty: z.boolean(),
  jackpot: z.optional(Amount),
  balance: z.nullable(Money),
});
const Proof = z.object({
  hash: hex64,
  serverSeed: z.nullable(hex64),
  clientSeed: seed,
  nonce: whole,
  bet: z.object({ amount: Amount, choice: z.record(z.string(), z.unknown()) }),
  moves: z.array(z.string()),
});
export const RoundRecord = z.extend(RoundView, { proof: Proof });
export const ServedRound = z.object({
  ...{ round: whole, game: whole, status: z.enum(['open', 'settled', 'void']), staked: Amount, returned: Amount },
  ...{ currencyIso: CurrencyIso, openedAt: Milliseconds, settledAt: z.nullable(Milliseconds) },
});
export const RoundRefusal = z.object({
  status: z.literal('rejected'),
  reason: z.enum(['wrong-account', 'limit-reached', 'prepaid-too-large', 'not-enough-money', 'stake-out-of-range', 'round-open']),
  missing: z.optional(Amount),
  round: z.optional(whole),
  limit: z.optional(z.looseObject({ limitType: z.int(), limit: Amount, left: Amount })),
});
const RoundAnswer = z.union([RoundRefusal, RoundView]);
const Stake = z.object({ min: Amount, max: Amount, usual: Amount });
export const Launch = z.object({
  model,
  frameUrl: z.string(),
  noMoney: z.nullable(z.enum(['signed-out', 'restricted', 'country', 'no-stake', 'closed'])),
  isDemoOffered: z.boolean(),
  isServed: z.boolean(),
  isAgeAsked: z.boolean(),
  currencyIso: CurrencyIso,
  exponent: whole,
  stake: Stake,
  cycleMs: whole,
  waitMs: whole,
  accountId: z.nullable(whole),
  balance: z.nullable(Money),
  open: z.nullable(RoundView),
});
export const TableView = z.object({
  model,
  number: whole,
  leftMs: whole,
  periodMs: whole,
  hash: hex64,
  players: whole,
  bets: z.array(z.object({ on: z.string(), amount: Amount, currencyIso: CurrencyIso, exponent: whole })),
  results: z.array(z.object({ number: whole, result: z.array(z.string()), serverSeed: hex64 })),
  climb: z.optional(z.object({ number: whole, players: whole, left: whole, exits: z.array(whole) })),
});
const SeedPair = { hash: hex64, clientSeed: seed, rounds: whole };
export const Seeds = z.object({
  current: z.object(SeedPair),
  next: z.object({ hash: hex64 }),
  revealed: z.array(z.object({ ...SeedPair, serverSeed: hex64 })),
});

const GAMES = { tag: 'Games' } as const;

/** Calls of the games. @spec CS-02 CS-05 */
export const gameContract = {
  launch: withSchemas(gameCalls.launch, {
    ...GAMES,
    summary: 'What a game needs to start, for a visitor: where its page lies, and its stakes',
    query: z.object({ model, game: z.optional(QueryInt) }),
    answers: { 200: Launch },
    spec: ['CS-02'],
  }),
  seat: withSchemas(gameCalls.seat, {
    ...GAMES,
    summary: 'The same for a player: account, the round that waits, and why the game is not played for money',
    query: z.object({ model, game: z.optional(QueryInt) }),
    answers: { 200: Launch },
    spec: ['CS-02'],
  }),
  demo: withSchemas(gameCalls.demo, {
    ...GAMES,
    summary:
      'A round for play money that is worth nothing, from the start with all moves so far; refused until a visitor confirmed their age where the country demands it, and where the game is not offered',
    body: z.strictObject({
      id: IntentId,
      model,
      game: z.optional(whole),
      amount: Amount,
      choice,
      moves: z.array(move).check(z.maxLength(2_000)),
    }),
    answers: { 200: z.extend(RoundView, { serverSeed: z.nullable(hex64) }) },
    spec: ['CS-02'],
  }),
  table: withSchemas(gameCalls.table, {
    ...GAMES,
    summary: 'A table that is drawn for all players at once: the draw that takes bets, the sums on it, and earlier draws',
    query: z.object({ model }),
    answers: { 200: TableView },
    spec: ['CS-05'],
  }),
  visit: withSchemas(gameCalls.visit, {
    ...GAMES,
    summary: 'Open the page of a provider that plays its rounds on a server of its own: its address holds a token for this player and game',
    body: z.strictObject({ game: whole, accountId: whole }),
    answers: { 200: z.object({ frameUrl: z.string() }) },
    spec: ['CS-02'],
  }),
  served: withSchemas(gameCalls.served, {
    ...GAMES,
    summary: 'The player’s own rounds of games that their providers play on servers of their own, the newest first',
    query: z.object({ game: z.optional(QueryInt), before: z.optional(QueryInt) }),
    answers: { 200: z.object({ rounds: z.array(ServedRound), hasMore: z.boolean() }) },
    spec: ['CS-02', 'CS-05'],
  }),
  open: withSchemas(gameCalls.open, {
    duringBreak: 'open',
    ...GAMES,
    summary:
      'Stake and play a round; the same id again gets the same answer. Refused with `country-not-offered` where the game is not offered, and with `game-closed` while a fault of it is repaired',
    body: z.strictObject({ id: IntentId, model, game: z.optional(whole), accountId: whole, amount: Amount, choice }),
    answers: { 200: RoundAnswer },
    cost: 3,
    spec: ['CS-02', 'CS-05'],
  }),
  move: withSchemas(gameCalls.move, {
    protects: 'round',
    duringBreak: 'open',
    ...GAMES,
    summary: 'Make a move in an open round; the same move at the same place again changes nothing',
    params: z.object({ round: QueryInt }),
    body: z.strictObject({ id: IntentId, at: whole.check(z.maximum(2_000)), move }),
    answers: { 200: RoundAnswer },
    spec: ['CS-05'],
  }),
  rounds: withSchemas(gameCalls.rounds, {
    ...GAMES,
    summary: 'The player’s own rounds, the newest first',
    query: z.object({ model: z.optional(model), before: z.optional(QueryInt) }),
    answers: { 200: z.object({ rounds: z.array(RoundRecord), hasMore: z.boolean() }) },
    spec: ['CS-05'],
  }),
  round: withSchemas(gameCalls.round, {
    protects: 'round',
    ...GAMES,
    summary: 'One round with everything that its result follows from',
    params: z.object({ round: QueryInt }),
    answers: { 200: RoundRecord },
    spec: ['CS-05'],
  }),
  seeds: withSchemas(gameCalls.seeds, {
    ...GAMES,
    summary: 'Seeds that the player’s rounds are drawn from; of the one in use only its hash',
    answers: { 200: Seeds },
    spec: ['CS-05'],
  }),
  rotate: withSchemas(gameCalls.rotate, {
    ...GAMES,
    summary: 'Reveal the seed in use and take the next one, whose hash was given before, with a client seed of the player’s choice',
    body: z.strictObject({ clientSeed: seed, nextHash: z.optional(hex64) }),
    answers: { 200: Seeds },
    spec: ['CS-05'],
  }),
};
