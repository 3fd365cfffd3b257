/** Loaded with the first letter that is typed to move in a list. */
export { fold } from '@touchline/shared-primitives/typing';
