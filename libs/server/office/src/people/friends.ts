import type { FriendsAnswer } from '@touchline/account-office-contract';
import type { Queryable } from '@touchline/server-kernel/db';
import { lockPlayer, minorOf, type MoneyOf, sumOfWorth } from '@touchline/server-kernel/ledger';
import { randomInt } from 'node:crypto';
import { creditBonus } from '../money/bonuses.ts';
import { DAY_MS, FRIEND } from '../money/offers.ts';
import { excludedUntil, mainAccount, mayHaveReward, type OfficeServices, seconds } from '../player.ts';

/** Excludes letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 7;
const makeCode = () => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

async function codeOf(tx: Queryable, userId: number): Promise<string> {
  await tx.query('insert into friend_codes (user_id, code) values ($1, $2) on conflict do nothing', [userId, makeCode()]);
  const [row] = await tx.query<{ code: string }>('select code from friend_codes where user_id = $1', [userId]);
  return row?.code ?? codeOf(tx, userId); // collision with another player's code: try again
}

interface Friend {
  id: number;
  login: string;
  registered_at: number;
  is_same_device: boolean;
  staked: { iso: string; amount: number }[];
}
const FRIENDS = `
  select friends.id, friends.login, friends.registered_at,
    exists (select 1 from known_devices as theirs join known_devices as own on own.id_hash = theirs.id_hash and own.user_id = $2
      where theirs.user_id = friends.id) as is_same_device
  from users as friends where friends.ref_code = $1 and friends.id <> $2 order by friends.id limit 200`;
const STAKED = `
  select accounts.currency_iso as "currencyIso", -sum(entries.amount)::bigint as amount
  from ledger_transactions as moves
  join ledger_entries as entries on entries.transaction_id = moves.id
  join accounts on accounts.id = entries.account_id and accounts.user_id = moves.user_id
  where moves.user_id = $1 and moves.flow in ('stake', 'refund') and moves.created_at < $2
  group by accounts.currency_iso`;

/** Stakes of a friend less refunds, in minor units of the inviter's currency by round units, rounded down. */
async function stakedBy(tx: Queryable, friendId: number, iso: string, untilMs: number): Promise<number> {
  return minorOf(sumOfWorth(await tx.query<MoneyOf>(STAKED, [friendId, untilMs])), iso);
}

const maskedName = (login: string) => `${login.slice(0, 2)}•••${login.slice(-1)}`;

/**
 * Friends who registered with a player's link. Credits the reward once for each friend who staked enough in time. No reward for
 * registrations from the player's own browser, above the maximum number of friends, or while the player is on a break.
 *
 * @spec AC-10
 */
export async function friendsOf(tx: Queryable, services: OfficeServices, userId: number): Promise<FriendsAnswer> {
  await lockPlayer(tx, userId);
  const code = await codeOf(tx, userId);
  const { iso, exponent, unit } = await mainAccount(tx, userId);
  const [reward, stake] = [FRIEND.units * unit, FRIEND.stakeUnits * unit];
  const excluded = await excludedUntil(tx, services, userId);
  const isAllowed = await mayHaveReward(tx, services, userId);
  const paid = await tx.query<{ name: string; amount: number }>(
    `select name, amount from bonuses where user_id = $1 and source = 'friend'`,
    [userId],
  );
  const rewarded = new Set(paid.map(({ name }) => Number(name)));
  const friends: FriendsAnswer['friends'] = [];
  for (const { id, login, registered_at: at, is_same_device: isSame } of await tx.query<Friend>(FRIENDS, [code, userId])) {
    const until = at + FRIEND.days * DAY_MS;
    const staked = await stakedBy(tx, id, iso, until);
    const isDue = staked >= stake && !rewarded.has(id) && !isSame;
    if (isDue && isAllowed && rewarded.size < FRIEND.mostFriends) {
      await creditBonus(tx, services, { userId, source: 'friend', name: String(id), amount: reward, terms: null });
      rewarded.add(id);
    }
    const reason = isSame ? 'same-device' : !isDue || rewarded.has(id) ? null : !isAllowed ? 'excluded' : 'most-friends';
    const state = rewarded.has(id) ? 'rewarded' : reason !== null ? 'refused' : until <= services.now() ? 'expired' : 'joined';
    friends.push({ id, name: maskedName(login), state, reason, staked, at: seconds(at) });
  }
  return {
    ...{ code, path: `/registration?ref_id=${code}`, excludedUntil: excluded, friends },
    terms: { reward, stake, mostFriends: FRIEND.mostFriends, days: FRIEND.days, iso, exponent },
    earned: rewarded.size * reward,
  };
}
