/** Loaded when a player types more than a plain number. */
export { amountReader } from '@touchline/ui-kit/typing';
