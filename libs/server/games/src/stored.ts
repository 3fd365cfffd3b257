import { gameContract } from '@touchline/casino-game-contract/schemas';
import { type Bound, DAY_MS, STAKES_OF_PLAYER, type Stored } from '@touchline/server-kernel';

export const SEEDS_OF_PLAYER: Bound = { name: 'seeds-of-player', whose: 'player', most: 100, of: 'calls', windowMs: DAY_MS, over: 429 };

export const gamesStores: readonly Stored[] = [
  {
    what: 'Game rounds and responses to them',
    tables: ['game_rounds', 'game_stakes', 'placements', 'game_draws', 'game_closures', 'jackpot_fractions'],
    calls: [gameContract.open, gameContract.move, gameContract.table],
    bounds: [STAKES_OF_PLAYER],
    ceiling: 'limited by player; draws follow their schedule; one fraction per currency',
    kept: 'permanently',
  },
  {
    what: 'When requests to leave a climb arrived',
    tables: ['game_exits'],
    calls: [gameContract.move],
    bounds: [],
    ceiling: 'twenty refused requests per round',
    kept: 'permanently',
  },
  {
    what: 'Changed seeds',
    tables: ['game_seeds'],
    calls: [gameContract.rotate],
    bounds: [SEEDS_OF_PLAYER],
    ceiling: 'limited by player',
    kept: 'permanently, to verify rounds',
  },
  {
    what: 'Rounds whose record is damaged',
    tables: ['game_damaged_rounds'],
    calls: 'any',
    bounds: [],
    ceiling: 'one row per round',
    kept: 'permanently',
  },
  {
    what: 'Initial seeds',
    tables: ['game_seeds'],
    calls: [gameContract.open, gameContract.seeds],
    bounds: [],
    ceiling: 'one row per player',
    kept: 'permanently',
  },
];

export const gamesAddNothing = [gameContract.demo];
