import { differences, type Product } from '@touchline/server-kernel/ledger';

/** Conversions in the ledger: `conversion:` and the number of the conversion. */
export const CONVERSION = {
  name: 'conversion',
  kinds: { convert: 'transfer' },
  reconcile: (db) => differences(db, 'conversion', 'select id::text as ref, gives - amount as booked from conversions'),
} as const satisfies Product;

/** Bonuses in the ledger: `bonus:` and the number of the bonus. Money moved to the main account belongs to the player for good. */
export const BONUS = {
  name: 'bonus',
  kinds: { credit: 'transfer', 'take-back': 'transfer', 'to-main': 'transfer' },
  reconcile: (db) => differences(db, 'bonus', 'select id::text as ref, amount - taken_back as booked from bonuses'),
} as const satisfies Product;

/** Cashback in the ledger: `cashback:` and the number of its period. Points are not money and not in the ledger. */
export const CASHBACK = {
  name: 'cashback',
  kinds: { credit: 'transfer' },
  reconcile: (db) => differences(db, 'cashback', 'select id::text as ref, amount as booked from cashbacks where amount > 0'),
} as const satisfies Product;

/** Exchanged points in the ledger: `points-exchange:` and the number of the exchange. */
export const POINTS_EXCHANGE = {
  name: 'points-exchange',
  kinds: { credit: 'transfer' },
  reconcile: (db) => differences(db, 'points-exchange', 'select id::text as ref, amount as booked from point_exchanges'),
} as const satisfies Product;
