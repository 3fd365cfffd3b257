import { walletContract } from '@touchline/casino-game-contract/wallet';
import { gameContract } from '@touchline/casino-game-contract/schemas';
import { type Bound, DAY_MS, STAKES_OF_PLAYER, type Stored } from '@touchline/server-kernel';

export const GAME_VISITS_OF_PLAYER: Bound = {
  ...{ name: 'game-visits-of-player', whose: 'player', most: 200, of: 'calls', windowMs: DAY_MS, over: 429 },
};

export const walletStores: readonly Stored[] = [
  {
    what: 'Open games of providers',
    tables: ['wallet_visits', 'wallet_players'],
    calls: [gameContract.visit],
    bounds: [GAME_VISITS_OF_PLAYER],
    ceiling: 'limited by player',
    kept: 'until a week after their end',
  },
  {
    what: 'Game rounds of providers, which sign each call',
    tables: ['wallet_rounds', 'wallet_stakes', 'wallet_answers', 'wallet_cancelled', 'placements'],
    calls: [walletContract.debit, walletContract.credit, walletContract.rollback],
    bounds: [STAKES_OF_PLAYER],
    ceiling: 'stakes limited by player, 20 credits per round',
    kept: 'permanently',
  },
];

export const walletAddsNothing = [walletContract.session, walletContract.balance];
