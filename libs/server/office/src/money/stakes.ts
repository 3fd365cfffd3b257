import { entryOf, isModelId, modelOf } from '@touchline/casino-game-math';
import type { Queryable } from '@touchline/server-kernel/db';
import { PREPAID_TYPE } from '@touchline/server-kernel/ledger';
import type { GameKind } from '../rules/terms.ts';
import type { WagerStake } from '../rules/wagering.ts';

const SPORTS = 'coupon';
const CASINO = 'round';
/** Kinds wagered in full. Live dealer games count as live, games of skill not at all, all others as table games. */
const FULL: readonly string[] = ['slots', 'scratch', 'bingo', 'keno'];

function kindOf(id: string | null): GameKind {
  if (id === null || !isModelId(id) || modelOf(id)?.stake.max === 0) return 'excluded';
  const { kind } = entryOf(id).catalogue;
  if (kind === 'live') return 'live';
  return FULL.includes(kind) ? 'slots' : 'table';
}

interface Row {
  product: string;
  ref: string;
  at: number;
  staked: number;
  returned: number;
  paid: number;
  coef: number | null;
  /** The cashed-out part of a coupon's stake. */
  closed: number | null;
  is_settled: boolean | null;
  /** Model of a casino round. */
  model: string | null;
}

const STAKES = `
  with staked as (
    select moves.product, moves.ref, min(moves.created_at) as at, -sum(entries.amount) as staked
    from ledger_transactions as moves
    join ledger_entries as entries on entries.transaction_id = moves.id
    join accounts on accounts.id = entries.account_id and accounts.user_id = moves.user_id
    where moves.user_id = $1 and moves.flow = 'stake' and moves.created_at >= $3 and moves.created_at < $4
      and accounts.currency_iso = $2 and accounts.type <> ${PREPAID_TYPE}
    group by moves.product, moves.ref
  )
  select staked.product, staked.ref, staked.at, staked.staked::bigint as staked, coupons.coef, coupons.closed_stake as closed, rounds.model,
    coalesce(coupons.state, rounds.status) <> 'open' as is_settled,
    coalesce(sum(entries.amount) filter (where moves.flow = 'refund'), 0)::bigint as returned,
    coalesce(sum(entries.amount) filter (where moves.flow = 'pay'), 0)::bigint as paid
  from staked
  left join shown_coupons as coupons on staked.product = '${SPORTS}' and coupons.id::text = staked.ref
  left join shown_round_stakes as taken on staked.product = '${CASINO}' and taken.ref = staked.ref
  left join shown_rounds as rounds on rounds.id = taken.round_id
  left join ledger_transactions as moves on moves.product = staked.product and moves.ref = staked.ref and moves.flow in ('pay', 'refund')
  left join ledger_entries as entries on entries.transaction_id = moves.id
    and entries.account_id in (select id from accounts where user_id = $1 and type <> ${PREPAID_TYPE})
  where staked.staked > 0
  group by staked.product, staked.ref, staked.at, staked.staked, coupons.coef, coupons.closed_stake, coupons.state, rounds.model, rounds.status
  order by staked.at, staked.ref`;

export interface StakeQuestion {
  userId: number;
  currencyIso: string;
  fromMs: number;
  toMs: number;
}
export type LedgerStake = WagerStake & { paid: number };

/** A player's stakes in a currency with their results, from the ledger alone. Prepaid money does not count as a stake. */
export async function stakesOf(db: Queryable, { userId, currencyIso, fromMs, toMs }: StakeQuestion): Promise<LedgerStake[]> {
  const rows = await db.query<Row>(STAKES, [userId, currencyIso, fromMs, toMs]);
  return rows.map(({ product, ref, at, staked, returned, paid, coef, closed, model, is_settled: isSettled }) => ({
    ...{ ref: `${product}:${ref}`, at, staked, returned, paid, coef: coef ?? 0, closed: closed ?? 0, isSettled: isSettled === true },
    product: product === SPORTS ? 'sports' : product === CASINO ? 'casino' : 'other',
    game: kindOf(model),
  }));
}
