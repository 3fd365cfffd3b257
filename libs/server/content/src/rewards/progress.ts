import type { ContentDocument, PromotionProgress, PromotionTerm, TermProgress } from '@touchline/content-contract';
import type { Queryable } from '@touchline/server-kernel/db';
import { lockPlayer, wagersSince, type WagerSum } from '@touchline/server-kernel/ledger';
import { rewardAccountOf } from './account-of.ts';

interface Entry {
  joined_at: number;
  completed_at: number | null;
}

const seconds = (ms: number): number => Math.floor(ms / 1000);
/** The part of a wager that counts: its stake without refunds, so nothing for a void bet. */
const staked = ({ staked: amount, refunded }: WagerSum): number => Math.max(0, amount - refunded);

/** Progress on one term. @param unit - minor units of a round amount of the currency. */
function progressOf({ type, target }: PromotionTerm, wagers: readonly WagerSum[], hasJoined: boolean, unit: number): TermProgress {
  const counted = wagers.filter((wager) => staked(wager) > 0);
  switch (type) {
    case 'sign-in':
      return { type, target, done: target };
    case 'join':
      return { type, target, done: hasJoined ? target : 0 };
    case 'bets':
      return { type, target, done: Math.min(target, counted.length) };
    case 'stake':
      return {
        type,
        target: target * unit,
        done: Math.min(
          target * unit,
          counted.reduce((sum, wager) => sum + staked(wager), 0),
        ),
      };
  }
}

/**
 * Progress on a promotion. When the last term is met, the promotion is completed for good, even if its bets are voided later.
 * Call it in a transaction that locks the player.
 *
 * @spec PI-01
 */
async function updateProgress(
  tx: Queryable,
  { slug, terms, reward }: ContentDocument,
  { userId, nowMs }: { userId: number; nowMs: number },
): Promise<PromotionProgress> {
  const { currency } = await rewardAccountOf(tx, userId);
  const [entry] = await tx.query<Entry>('select joined_at, completed_at from promotion_entries where user_id = $1 and slug = $2', [
    userId,
    slug,
  ]);
  const wagers = entry === undefined ? [] : await wagersSince(tx, { userId, currencyIso: currency.iso, sinceMs: entry.joined_at });
  const lines = terms.map((term) => progressOf(term, wagers, entry !== undefined, currency.unit));
  const isMet = lines.every(({ done, target }) => done >= target);
  let completedAt = entry?.completed_at ?? null;
  if (isMet && entry !== undefined && completedAt === null) {
    completedAt = nowMs;
    await tx.query(
      'update promotion_entries set completed_at = $3, reward = $4 where user_id = $1 and slug = $2 and completed_at is null',
      [userId, slug, nowMs, reward],
    );
  }
  return {
    joinedAt: entry === undefined ? null : seconds(entry.joined_at),
    currencyIso: currency.iso,
    exponent: currency.exponent,
    terms: completedAt === null ? lines : lines.map((line) => ({ ...line, done: line.target })),
    completedAt: completedAt === null ? null : seconds(completedAt),
  };
}

/** A player's progress on a promotion. */
export async function readProgress(
  tx: Queryable,
  promotion: ContentDocument,
  request: { userId: number; nowMs: number },
): Promise<PromotionProgress> {
  await lockPlayer(tx, request.userId);
  return updateProgress(tx, promotion, request);
}

/** Joins a promotion; idempotent. */
export async function joinPromotion(
  tx: Queryable,
  promotion: ContentDocument,
  request: { userId: number; nowMs: number },
): Promise<PromotionProgress> {
  await lockPlayer(tx, request.userId);
  await tx.query('insert into promotion_entries (user_id, slug, joined_at) values ($1, $2, $3) on conflict do nothing', [
    request.userId,
    promotion.slug,
    request.nowMs,
  ]);
  return updateProgress(tx, promotion, request);
}
