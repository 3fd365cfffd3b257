/** Loaded when a player types into a search. */
export { textFilter } from '@touchline/shared-primitives/typing';
