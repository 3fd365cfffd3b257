import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { InsideKind } from './spots.ts';
import { colourOf, DOUBLE_ZERO } from './wheel.ts';

const POCKETS = defineMessages({
  red: { id: 'stage.roulette.red', defaultMessage: 'Red {n}' },
  black: { id: 'stage.roulette.black', defaultMessage: 'Black {n}' },
  zero: { id: 'stage.roulette.zero', defaultMessage: 'Zero' },
  doubleZero: { id: 'stage.roulette.doubleZero', defaultMessage: 'Double zero' },
});

/** A pocket as it is called, by its colour and its number `n`. */
export function calledAs(pocket: number): MessageDescriptor {
  const colour = colourOf(pocket);
  if (colour !== 'green') return POCKETS[colour];
  return pocket === DOUBLE_ZERO ? POCKETS.doubleZero : POCKETS.zero;
}

/** Bets on several numbers. */
export const INSIDE: Readonly<Record<InsideKind, MessageDescriptor>> = defineMessages({
  split: { id: 'stage.roulette.split', defaultMessage: 'Split {numbers}' },
  street: { id: 'stage.roulette.street', defaultMessage: 'Street {numbers}' },
  trio: { id: 'stage.roulette.trio', defaultMessage: 'Trio {numbers}' },
  corner: { id: 'stage.roulette.corner', defaultMessage: 'Corner {numbers}' },
  line: { id: 'stage.roulette.line', defaultMessage: 'Six line {numbers}' },
  basket: { id: 'stage.roulette.basket', defaultMessage: 'Five numbers {numbers}' },
});

const messages = defineMessages({
  halfBack: { id: 'stage.roulette.halfBack', defaultMessage: 'You get half of your even-money bets back.' },
  halfRule: {
    id: 'stage.roulette.halfRule',
    defaultMessage: 'On zero, red, black, even, odd, 1–18 and 19–36 return ×{times}.',
  },
  total: { id: 'stage.roulette.total', defaultMessage: 'Total stake: {amount}' },
  keys: {
    id: 'stage.roulette.keys',
    defaultMessage: 'Roulette table. Arrow keys move over it, Enter places a chip, Delete takes a bet back.',
  },
  undo: { id: 'stage.roulette.undo', defaultMessage: 'Undo' },
  repeat: { id: 'stage.roulette.repeat', defaultMessage: 'Repeat' },
  double: { id: 'stage.roulette.double', defaultMessage: 'Double' },
  clear: { id: 'stage.roulette.clear', defaultMessage: 'Clear bets' },
  larger: { id: 'stage.roulette.larger', defaultMessage: 'Larger table' },
  calls: { id: 'stage.roulette.calls', defaultMessage: 'Neighbours and finals' },
  neighbours: {
    id: 'stage.roulette.neighbours',
    defaultMessage: 'Neighbours: a chip on a number and on two at each side of it on the wheel',
  },
  neighboursOf: { id: 'stage.roulette.neighboursOf', defaultMessage: '{n} and its neighbours: {numbers}' },
  finals: { id: 'stage.roulette.finals', defaultMessage: 'Finals: a chip on each number with the same last digit' },
  finalsOf: { id: 'stage.roulette.finalsOf', defaultMessage: 'Final {n}: {numbers}' },
  results: { id: 'stage.roulette.results', defaultMessage: 'Last numbers' },
  hot: { id: 'stage.roulette.hot', defaultMessage: 'Hot: {numbers}' },
  cold: { id: 'stage.roulette.cold', defaultMessage: 'Cold: {numbers}' },
  coldMany: { id: 'stage.roulette.coldMany', defaultMessage: 'Cold: {count} numbers not drawn yet' },
  noMemory: {
    id: 'stage.roulette.noMemory',
    defaultMessage: 'Past numbers say nothing about the next: every number is always equally likely.',
  },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
