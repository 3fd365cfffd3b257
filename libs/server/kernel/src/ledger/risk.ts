import { AccountType } from '@touchline/account-contract';
import type { Queryable } from '../db/db.ts';

/** Wagers of a player in a currency, staked from a moment up to but not including another; milliseconds. */
export interface RiskQuery {
  userId: number;
  currencyIso: string;
  fromMs: number;
  toMs: number;
}

/** A wager that rewards may be given for, as its product reports it; minor units, milliseconds. */
export interface Risk {
  product: string;
  ref: string;
  at: number;
  /** Part of the stake that the edge refers to: the first stake of a round. */
  base: number;
  /** Returned less staked, by the ledger. */
  net: number;
  /** Least share of `base` that the house keeps on average, whatever the player chooses; parts of 10,000. 0 earns nothing. */
  edge: number;
  /** What decides the wager; wagers of a player that share an event are netted. */
  events: readonly string[];
  isSettled: boolean;
}

/** Wagers that share events, as one. */
export interface NetRisk {
  /** Time of the last stake. */
  at: number;
  products: readonly string[];
  staked: number;
  net: number;
  /** What was really at risk: the net result, won or lost, at most the stakes. */
  counted: number;
  /** What the house keeps of the stakes on average, at least; minor units, rounded down. */
  expected: number;
  /** The part of `expected` that belongs to `counted`: the measure of rewards. */
  worth: number;
}

/** Reads the wagers of all products, one after the other, because the database may be a transaction. */
export const risksOf =
  (products: readonly { risks?(db: Queryable, query: RiskQuery): Promise<Risk[]> }[]) =>
  async (db: Queryable, query: RiskQuery): Promise<Risk[]> => {
    const found: Risk[] = [];
    for (const product of products) found.push(...((await product.risks?.(db, query)) ?? []));
    return found;
  };

/** Parts of {@link Risk.edge} and of {@link REWARD_SHARE}. */
export const EDGE_PARTS = 10_000;

/**
 * Shares of the house's expected result that rewards give back, in parts of 10,000. Together they stay below the whole, so that no way of
 * betting earns more than it costs on average. ADR 0250
 */
export const REWARD_SHARE = { points: 2_000, vip: 3_000, premium: 3_000 } as const;

/** Groups of wagers that are connected by shared events. */
function clustersOf(risks: readonly Risk[]): Risk[][] {
  const parents = risks.map((_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (parents[root] !== root) root = parents[root] as number;
    parents[at] = root;
    return root;
  };
  const firstOf = new Map<string, number>();
  risks.forEach(({ events }, at) => {
    for (const event of events) {
      const first = firstOf.get(event);
      if (first === undefined) firstOf.set(event, at);
      else parents[rootOf(at)] = rootOf(first);
    }
  });
  const clusters = new Map<number, Risk[]>();
  risks.forEach((risk, at) => clusters.set(rootOf(at), [...(clusters.get(rootOf(at)) ?? []), risk]));
  return [...clusters.values()];
}

/**
 * The net risks of wagers, in order of time. Opposite bets cancel: over and under of one match count with their small difference, a void
 * bet with nothing. Wagers that are connected to an open one wait for it.
 *
 * @spec PI-02 CS-06
 */
export function netRisks(risks: readonly Risk[]): NetRisk[] {
  const sumOf = (list: readonly Risk[], part: (risk: Risk) => number) => list.reduce((sum, risk) => sum + part(risk), 0);
  return clustersOf(risks)
    .filter((cluster) => cluster.every(({ isSettled }) => isSettled))
    .map((cluster) => {
      const [staked, net] = [sumOf(cluster, ({ base }) => base), sumOf(cluster, (risk) => risk.net)];
      const counted = Math.min(staked, Math.abs(net));
      const kept = cluster.reduce((sum, { base, edge }) => sum + BigInt(base) * BigInt(edge), 0n);
      return {
        ...{ at: Math.max(...cluster.map(({ at }) => at)), products: [...new Set(cluster.map(({ product }) => product))] },
        ...{ staked, net, counted },
        expected: Number(kept / BigInt(EDGE_PARTS)),
        worth: staked === 0 ? 0 : Number((kept * BigInt(counted)) / (BigInt(staked) * BigInt(EDGE_PARTS))),
      };
    })
    .sort((one, other) => one.at - other.at);
}

/** A wager by its ledger entries; minor units. */
interface MovedStake {
  ref: string;
  at: number;
  staked: number;
  returned: number;
}

const MOVED = `
  with staked as (
    select moves.ref from ledger_transactions as moves
    join ledger_entries as entries on entries.transaction_id = moves.id
    join accounts on accounts.id = entries.account_id and accounts.user_id = moves.user_id
    where moves.user_id = $1 and moves.product = $2 and moves.flow = 'stake'
    group by moves.ref
    having min(moves.created_at) >= $4 and min(moves.created_at) < $5
      and bool_and(accounts.currency_iso = $3 and accounts.type in (${AccountType.Main}, ${AccountType.Currency}))
  )
  select moves.ref, min(moves.created_at) filter (where moves.flow = 'stake') as at,
    -coalesce(sum(entries.amount) filter (where moves.flow = 'stake'), 0)::bigint as staked,
    coalesce(sum(entries.amount) filter (where moves.flow in ('pay', 'refund')), 0)::bigint as returned
  from staked
  join ledger_transactions as moves on moves.product = $2 and moves.ref = staked.ref and moves.flow in ('stake', 'pay', 'refund')
  join ledger_entries as entries on entries.transaction_id = moves.id
  join accounts on accounts.id = entries.account_id and accounts.user_id = $1
  group by moves.ref
  order by at, moves.ref`;

/** A player's wagers of a product that only their own money paid: wagers with bonus or prepaid money are left out. */
export const ownStakesOf = (db: Queryable, product: string, { userId, currencyIso, fromMs, toMs }: RiskQuery): Promise<MovedStake[]> =>
  db.query<MovedStake>(MOVED, [userId, product, currencyIso, fromMs, toMs]);
