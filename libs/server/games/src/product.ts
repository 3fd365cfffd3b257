import { differences, type Product } from '@touchline/server-kernel';

/** Rounds in the ledger: `round:` and the number of the round; what is staked on top within a round is `round:77-2`. */
export const ROUND = {
  name: 'round',
  right: 'games',
  kinds: { stake: 'stake', win: 'pay', refund: 'refund' },
  reconcile: (db) => differences(db, 'round', 'select ref, returned - staked as booked from game_stakes'),
} as const satisfies Product;
