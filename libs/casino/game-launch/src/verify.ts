// A chunk of its own: the rules of every game come with it.
export { checkRecord } from '@touchline/casino-game-state/verify';
