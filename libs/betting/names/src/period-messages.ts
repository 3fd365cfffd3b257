import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from 'react-intl';

/** Names of game periods by kind; `n` is the number of the period, from 1. */
export const PERIOD_NAMES: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  half: { id: 'betting.period.half', defaultMessage: '{n, selectordinal, one {#st half} two {#nd half} few {#rd half} other {#th half}}' },
  quarter: {
    id: 'betting.period.quarter',
    defaultMessage: '{n, selectordinal, one {#st quarter} two {#nd quarter} few {#rd quarter} other {#th quarter}}',
  },
  period: {
    id: 'betting.period.period',
    defaultMessage: '{n, selectordinal, one {#st period} two {#nd period} few {#rd period} other {#th period}}',
  },
  set: { id: 'betting.period.set', defaultMessage: 'Set {n}' },
  inning: {
    id: 'betting.period.inning',
    defaultMessage: 'Innings {n}',
  },
  map: { id: 'betting.period.map', defaultMessage: 'Map {n}' },
  frame: { id: 'betting.period.frame', defaultMessage: 'Frame {n}' },
  round: { id: 'betting.period.round', defaultMessage: 'Round {n}' },
  lap: { id: 'betting.period.lap', defaultMessage: 'Lap {n}' },
  overtime: {
    id: 'betting.period.overtime',
    defaultMessage: '{n, selectordinal, =1 {Overtime} one {#st overtime} two {#nd overtime} few {#rd overtime} other {#th overtime}}',
  },
  'extra-time': { id: 'betting.period.extraTime', defaultMessage: 'Extra time, {n, select, 1 {1st} other {2nd}} half' },
  'shoot-out': { id: 'betting.period.shootOut', defaultMessage: '{kind, select, cricket {Super over} other {Penalty shoot-out}}' },
});

/** Names of counts other than the score, by noun. */
export const MEASURE_NAMES: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  corners: { id: 'betting.measure.corners', defaultMessage: 'Corners' },
  cards: { id: 'betting.measure.cards', defaultMessage: 'Cards' },
  games: { id: 'betting.measure.games', defaultMessage: 'Games' },
  points: { id: 'betting.measure.points', defaultMessage: 'Points' },
  rounds: { id: 'betting.measure.rounds', defaultMessage: 'Rounds' },
  sets: { id: 'betting.measure.sets', defaultMessage: 'Sets' },
  goals: { id: 'betting.measure.goals', defaultMessage: 'Goals' },
  maps: { id: 'betting.measure.maps', defaultMessage: 'Maps' },
  runs: { id: 'betting.measure.runs', defaultMessage: 'Runs' },
  other: { id: 'betting.measure.other', defaultMessage: 'Total' },
});
