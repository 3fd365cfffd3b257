import type { IdeasAnswer } from '@touchline/account-office-contract';
import { Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { lockPlayer } from '@touchline/server-kernel/ledger';
import { seconds } from '../player.ts';

const DAY_MS = 86_400_000;
/** Initial ideas, so that the list does not start empty. */
const SEED = [
  ['planned', 'Cash out part of a coupon', 'Take a part of the win while the rest of the coupon stays open.'],
  ['done', 'Dark theme that follows the device', 'The page should be dark at night without a press.'],
  ['declined', 'Bet without signing in', 'A coupon has to belong to somebody whose limits are known.'],
] as const;

export async function seedIdeas(db: Queryable, nowMs: number): Promise<void> {
  for (const [state, title, text] of SEED)
    await db.query(
      'insert into ideas (title, text, state, at) select $1, $2, $3, $4 where not exists (select 1 from ideas where title = $1 and user_id is null)',
      [title, text, state, nowMs],
    );
}

/** Ideas visible to a player: reviewed ones and their own. @spec AC-12 */
export async function ideasOf(tx: Queryable, userId: number): Promise<IdeasAnswer> {
  const rows = await tx.query<{
    id: number;
    title: string;
    text: string;
    state: string;
    at: number;
    votes: number;
    is_voted: boolean;
    is_own: boolean;
  }>(
    `select ideas.id, title, text, state, at, count(votes.user_id)::bigint as votes, coalesce(bool_or(votes.user_id = $1), false) as is_voted,
       coalesce(ideas.user_id = $1, false) as is_own
     from ideas left join idea_votes as votes on votes.idea_id = ideas.id
     where ideas.state <> 'new' or ideas.user_id = $1
     group by ideas.id order by votes desc, ideas.id desc limit 100`,
    [userId],
  );
  return {
    ideas: rows.map(({ at, is_voted: isVoted, is_own: isOwn, ...idea }) => ({
      ...idea,
      at: seconds(at),
      isVoted,
      isOwn,
    })) as IdeasAnswer['ideas'],
  };
}

/** @throws Refusal 429 above the daily limit. */
export async function sendIdea(
  tx: Queryable,
  { userId, title, text, nowMs, most }: { userId: number; title: string; text: string; nowMs: number; most: number },
): Promise<void> {
  await lockPlayer(tx, userId);
  const sent = await tx.query('select 1 from ideas where user_id = $1 and at > $2', [userId, nowMs - DAY_MS]);
  if (sent.length >= most) throw new Refusal(429, 'too-many-tries', { detail: `${most} ideas a day, please`, retryAfterSeconds: 3600 });
  await tx.query('insert into ideas (user_id, title, text, at) values ($1, $2, $3, $4)', [userId, title.trim(), text.trim(), nowMs]);
}

/** Casts or withdraws a vote; one per player and idea. Own and decided ideas cannot be voted on. @throws Refusal 404, 409. */
export async function voteIdea(tx: Queryable, { userId, id, isVoted }: { userId: number; id: number; isVoted: boolean }): Promise<void> {
  const idea = (await ideasOf(tx, userId)).ideas.find((each) => each.id === id);
  if (idea === undefined) throw new Refusal(404, 'not-found', { detail: 'There is no such idea' });
  if (idea.isOwn || idea.state !== 'planned') throw new Refusal(409, 'no-vote', { detail: 'This idea takes no votes' });
  await tx.query(
    isVoted
      ? 'insert into idea_votes (idea_id, user_id) values ($1, $2) on conflict do nothing'
      : 'delete from idea_votes where idea_id = $1 and user_id = $2',
    [id, userId],
  );
}
