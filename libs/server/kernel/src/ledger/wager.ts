import { canonicalJson } from '@touchline/shared-primitives';
import type { Bounds } from '../bounds/bounds.ts';
import { STAKES_OF_PLAYER } from '../bounds/stored.ts';
import { createHash } from 'node:crypto';
import { type Db, type Queryable, SqlState, sqlStateOf } from '../db/db.ts';
import { currencyOf } from '../reference/currencies.ts';
import { Refusal } from '../refusal.ts';
import { exchangeOn } from './exchange.ts';
import { hasRight } from './rights.ts';
import { type Barrier, barrierOf, barrierRefusal } from './gate.ts';
import type { House } from './house.ts';
import { limitsOf } from './limits.ts';
import { type LookedUp, lookUp } from './look-up.ts';
import type { OwnLimits, ReadOwnLimits } from './own-limits.ts';
import type { Product } from './product.ts';
import { rememberWagers, type WagerMemory } from './remembered-wagers.ts';
import type { Decided, WagerContext } from './wager-context.ts';
import { type Stake, takeStakes } from './take-stakes.ts';
import type { Visit } from './visit.ts';
import { keepWaiting, takeWaiting } from './waiting.ts';

/** How long a repeated request waits for the first one with its id. @spec BET-6 */
const WAIT_MS = 5000;
const RETRY_AFTER_SECONDS = 1;

/** Crash points for tests. */
export type WagerMoment = 'before-begin' | 'after-lock' | 'after-lookup' | 'after-ledger' | 'after-commit' | 'before-answer';

/** A player's request to stake money. */
export interface StakeRequest {
  userId: number;
  /** Id of the intent: one permanent decision and answer per player and id, across all products. */
  id: string;
  /** The whole request. A repeat has the same body; a different one under this id is refused. */
  body: unknown;
  accountId: number;
  visit: Visit;
}

/** A delayed decision: the product's memo is stored until `decideAt`, so that a crash loses nothing. */
export interface Waiting<Memo> {
  decideAt: number;
  memo: Memo;
}

export interface StakeSteps<Memo> {
  /** Decides, takes the stakes and stores the product's rows, in the transaction that locks the player. */
  decide(context: WagerContext): Promise<Decided | Waiting<Memo>>;
  /** The answer while the decision is pending. */
  pending(decideAt: number): string;
}

export interface Wager<Memo = never> {
  /**
   * Stakes exactly once per player and id, through the gate.
   * @returns the answer as text; a repeat gets the same bytes, even if the gate would refuse it by then.
   * @throws Refusal 401, 403, 451, 503 of the gate, 422 id-reused, 409 still-running; nothing is stored under the id then.
   * @spec CP-26 BET-1 BET-6 BET-9
   */
  stake(request: StakeRequest, steps: StakeSteps<Memo>): Promise<string>;
  /**
   * Makes a delayed decision that is due; does nothing if it has been made. The player may have been banned in the meantime: `decide` gets
   * the barrier and refuses.
   *
   * @throws TakenElsewhere if `isPatient` is false and another transaction has locked the player.
   */
  resume(
    intent: { userId: number; id: string; isPatient?: boolean; accountIn: (memo: Memo) => number },
    decide: (memo: Memo, context: WagerContext, barrier: Barrier | null) => Promise<Decided>,
  ): Promise<void>;
  /** Whether a request with this id is being answered by this process. */
  isRunning(userId: number, id: string): boolean;
}

export interface WagerPorts {
  db: Db;
  house: House;
  now: () => number;
  /** Reads the player's own limits and self-exclusion. */
  ownLimits: ReadOwnLimits;
  /** Absent in tests of the gate, where stakes are not counted. */
  bounds?: Pick<Bounds, 'take'>;
  crashAt?: (moment: WagerMoment) => void;
}

const stillRunning = () =>
  new Refusal(409, 'still-running', { detail: 'This request is being answered', retryAfterSeconds: RETRY_AFTER_SECONDS });
const idReused = () => new Refusal(422, 'id-reused', { detail: 'This id was used for another request', field: 'id' });
const hashOf = (body: unknown) => createHash('sha256').update(canonicalJson(body)).digest('base64url');
const keyOf = (userId: number, id: string) => `${userId}:${id}`;
const STORE_ANSWER = `
  insert into placements (product, user_id, id, body_hash, answer, is_accepted, created_at) values ($1, $2, $3, $4, $5, $6, $7)`;

async function waitFor(answer: Promise<string>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(stillRunning()), WAIT_MS);
  });
  return Promise.race([answer, tooLong]).finally(() => clearTimeout(timer));
}

/** Opens the gate through which a product stakes a player's money. @spec BET-9 */
export function openWager<Memo = never>(
  product: Product,
  { db, house, now, ownLimits, bounds, crashAt = () => undefined }: WagerPorts,
): Wager<Memo> {
  const running = new Map<string, { bodyHash: string; answer: Promise<string> }>();
  const remembered = rememberWagers();

  const contextOf = async (
    tx: Queryable,
    { userId, id }: { userId: number; id: string },
    { account, newMoves }: LookedUp,
    limits: OwnLimits['limits'],
    memory: WagerMemory,
  ): Promise<WagerContext> => {
    const nowMs = now();
    // Throws for a currency without a unit, in which nothing can be staked.
    const currencyIso = account && currencyOf(account.currencyIso).iso;
    const left = currencyIso === undefined ? [] : await limitsOf(tx, { userId, currencyIso, limits, nowMs }, memory.reader(newMoves));
    const take = async (stakes: readonly Stake[]) => {
      const { balance, moves } = await takeStakes(tx, { product, house, userId, account, limits: left, at: nowMs }, stakes);
      memory.wrote(moves);
      crashAt('after-ledger');
      return balance;
    };
    const context = { tx, userId, id, nowMs, account, limits: left, take };
    return {
      ...context,
      exchange: exchangeOn(context, { product, house, limits, wrote: memory.wrote, taken: () => crashAt('after-ledger') }),
    };
  };

  const store = async (tx: Queryable, context: WagerContext, bodyHash: string, { answer, isAccepted }: Decided): Promise<string> => {
    await tx.query(STORE_ANSWER, [product.name, context.userId, context.id, bodyHash, answer, isAccepted, context.nowMs]);
    return answer;
  };

  const rightBarrier = async (tx: Queryable, userId: number): Promise<Barrier | null> =>
    product.right === undefined || (await hasRight(tx, userId, product.right, now())) ? null : { reason: 'right-denied' };

  /** Returns the stored answer, or gets a new one: first the gate checks, then the product decides. */
  const inTransaction = async (
    tx: Queryable,
    { request, steps, bodyHash, memory }: { request: StakeRequest; steps: StakeSteps<Memo>; bodyHash: string; memory: WagerMemory },
  ): Promise<string> => {
    const { userId, id, accountId, visit } = request;
    const { knownUpTo } = memory;
    const asking = { userId, id, accountId, sessionId: visit.sessionId, knownUpTo };
    const found = await lookUp(tx, asking, now(), () => crashAt('after-lock'));
    crashAt('after-lookup');
    if (found.earlier !== null) {
      if (found.earlier.bodyHash !== bodyHash || found.earlier.product !== product.name) throw idReused();
      return found.earlier.answer ?? steps.pending(found.earlier.decideAt);
    }
    const own = await ownLimits(tx, userId, now());
    const barrier = barrierOf({ ...found.player, ...own }, visit) ?? (await rightBarrier(tx, userId));
    if (barrier !== null) throw barrierRefusal(barrier);
    // Counted after the lookup of earlier answers: a repeated request gets its answer even when the bound is reached.
    await bounds?.take(tx, STAKES_OF_PLAYER, String(userId));
    const context = await contextOf(tx, request, found, [...visit.limits, ...own.limits], memory);
    const decision = await steps.decide(context);
    if ('answer' in decision) return store(tx, context, bodyHash, decision);
    const { decideAt, memo } = decision;
    await keepWaiting(tx, { product: product.name, userId, id, bodyHash, decideAt, memo: { visit, own: memo } });
    return steps.pending(decideAt);
  };

  const run = async (request: StakeRequest, steps: StakeSteps<Memo>, bodyHash: string): Promise<string> => {
    crashAt('before-begin');
    const memory = remembered.of(request);
    try {
      const answer = await db.transaction((tx) => inTransaction(tx, { request, steps, bodyHash, memory }));
      crashAt('after-commit');
      memory.committed();
      return answer;
    } catch (error) {
      // Another process has locked the player, most likely for the same id.
      if (sqlStateOf(error) === SqlState.LockNotAvailable) throw stillRunning();
      throw error;
    }
  };

  return {
    isRunning: (userId, id) => running.has(keyOf(userId, id)),
    stake: async (request, steps) => {
      const key = keyOf(request.userId, request.id);
      const bodyHash = hashOf(request.body);
      const first = running.get(key);
      if (first !== undefined) {
        if (first.bodyHash !== bodyHash) throw idReused();
        return waitFor(first.answer);
      }
      const answer = run(request, steps, bodyHash).finally(() => running.delete(key));
      running.set(key, { bodyHash, answer });
      const text = await answer;
      crashAt('before-answer');
      return text;
    },
    resume: async (intent, decide) => {
      const memory = await db.transaction(async (tx) => {
        const waiting = await takeWaiting<{ visit: Visit; own: Memo }>(tx, { ...intent, product: product.name, nowMs: now() });
        if (waiting === null) return undefined;
        const { visit, own } = waiting.memo;
        const accountId = intent.accountIn(own);
        const memory = remembered.of(intent);
        const asking = { ...intent, accountId, sessionId: visit.sessionId, knownUpTo: memory.knownUpTo };
        const found = await lookUp(tx, asking, now(), () => undefined);
        if (found.earlier !== null) return undefined;
        const { excludedUntil, limits } = await ownLimits(tx, intent.userId, now());
        // A later sign-out, change of terms or reality check does not cancel the request; a ban or self-exclusion does.
        const asItWas = { isCheckOverdue: false, isSignedIn: true, termsAgreedAt: visit.termsUpdatedAt };
        const barrier = barrierOf({ ...found.player, excludedUntil, ...asItWas }, visit) ?? (await rightBarrier(tx, intent.userId));
        const context = await contextOf(tx, intent, found, [...visit.limits, ...limits], memory);
        await store(tx, context, waiting.bodyHash, await decide(own, context, barrier));
        return memory;
      });
      memory?.committed();
    },
  };
}
