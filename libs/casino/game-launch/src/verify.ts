// Separate chunk, because it contains the rules of every game.
export { checkRecord } from '@touchline/casino-game-state/verify';
