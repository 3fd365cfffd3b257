import type { Queryable } from '../db/db.ts';

/** Stakes and payouts are spread over this many accounts per currency, so that players do not contend for one row. */
const SHARDS = 8;

/** The house's side of every movement. */
export interface House {
  /** Receives this player's stakes and pays winnings. @throws Error for a currency that is not on offer. */
  stakes(currencyIso: string, userId: number): number;
  /** Source of play money; its balance is minus the sum granted. @throws Error for a currency that is not on offer. */
  grants(currencyIso: string): number;
  /** Pays hyper bonuses. @throws Error for a currency that is not on offer. @spec CP-23 */
  bonuses(currencyIso: string): number;
  /** Pays for promo codes. @throws Error for a currency that is not on offer. @spec CP-28 */
  promo(currencyIso: string): number;
  /** Money that payment providers hold for the house; its balance is minus what players deposited. @spec AC-04 */
  cash(currencyIso: string): number;
  /** Money in transit: it has left a balance and has not arrived yet. @spec AC-04 */
  payouts(currencyIso: string): number;
  /** Chargebacks of money already spent, which the house bears. @spec AC-04 */
  losses(currencyIso: string): number;
  /** A pot of a product. @throws Error for a pot that no product declares, or a currency that is not on offer. */
  pot(name: string, currencyIso: string): number;
  /** Counterpart of conversions, per currency. @throws Error for a currency that is not on offer. @spec AC-02 */
  exchange(currencyIso: string): number;
}

const stakesName = (iso: string, shard: number) => `stakes:${iso}:${shard}`;
const PLAIN = ['grants', 'bonuses', 'promo', 'cash', 'payouts', 'losses', 'exchange'] as const;
const OWN_NAMES: readonly string[] = [...PLAIN, 'stakes'];
const plainName = (kind: string, iso: string) => `${kind}:${iso}`;

/**
 * Creates missing accounts and reads all of them; they never change afterwards.
 *
 * @param pots - names of the products' pots
 * @throws Error for a pot with the name of another account of the house
 */
export async function openHouse(db: Queryable, currencies: readonly string[], pots: readonly string[] = []): Promise<House> {
  const taken = pots.find((name, at) => OWN_NAMES.includes(name) || pots.indexOf(name) !== at);
  if (taken !== undefined) throw new Error(`the house has another account ${taken}`);
  const names = currencies.flatMap((iso) => [
    ...[...PLAIN, ...pots].map((kind) => ({ iso, name: plainName(kind, iso) })),
    ...Array.from({ length: SHARDS }, (_, shard) => ({ iso, name: stakesName(iso, shard) })),
  ]);
  await db.query(
    `insert into accounts (house_name, type, currency_iso)
     select name, 0, iso from unnest($1::text[], $2::text[]) as wanted (name, iso)
     where not exists (select 1 from accounts where house_name = wanted.name)
     on conflict (house_name) do nothing`,
    [names.map(({ name }) => name), names.map(({ iso }) => iso)],
  );
  const rows = await db.query<{ id: number; house_name: string }>('select id, house_name from accounts where house_name is not null');
  const ids = new Map(rows.map(({ id, house_name }) => [house_name, id]));
  const idOf = (name: string): number => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`no house account ${name}: its currency is not on offer`);
    return id;
  };
  return {
    stakes: (iso, userId) => idOf(stakesName(iso, userId % SHARDS)),
    grants: (iso) => idOf(plainName('grants', iso)),
    bonuses: (iso) => idOf(plainName('bonuses', iso)),
    promo: (iso) => idOf(plainName('promo', iso)),
    cash: (iso) => idOf(plainName('cash', iso)),
    payouts: (iso) => idOf(plainName('payouts', iso)),
    losses: (iso) => idOf(plainName('losses', iso)),
    pot: (name, iso) => {
      if (!pots.includes(name)) throw new Error(`no product has the pot ${name}`);
      return idOf(plainName(name, iso));
    },
    exchange: (iso) => idOf(plainName('exchange', iso)),
  };
}
