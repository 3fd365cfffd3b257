import { lottoContract, totoContract } from '@touchline/toto-contract/schemas';
import { STAKES_OF_PLAYER, type Stored } from '@touchline/server-kernel';

export const totoStores: readonly Stored[] = [
  {
    what: 'Toto and lottery tickets and responses to them',
    tables: ['tickets', 'placements'],
    calls: [totoContract.place, lottoContract.place],
    bounds: [STAKES_OF_PLAYER],
    ceiling: 'limited by player; a stake buys at most one ticket per open draw',
    kept: 'permanently',
  },
];
