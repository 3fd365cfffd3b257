import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from 'react-intl';

// Parts of a game, what is counted in it, and the tabs of its page.
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
    defaultMessage: '{n, selectordinal, one {#st inning} two {#nd inning} few {#rd inning} other {#th inning}}',
  },
  map: { id: 'betting.period.map', defaultMessage: 'Map {n}' },
  frame: { id: 'betting.period.frame', defaultMessage: 'Frame {n}' },
  round: { id: 'betting.period.round', defaultMessage: 'Round {n}' },
});

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

export const GROUP_NAMES: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  all: { id: 'betting.group.all', defaultMessage: 'All' },
  main: { id: 'betting.group.main', defaultMessage: 'Main' },
  totals: { id: 'betting.group.totals', defaultMessage: 'Totals' },
  handicaps: { id: 'betting.group.handicaps', defaultMessage: 'Handicaps' },
  goals: { id: 'betting.group.goals', defaultMessage: 'Goals' },
  periods: { id: 'betting.group.periods', defaultMessage: 'Periods' },
  corners: { id: 'betting.group.corners', defaultMessage: 'Corners' },
  cards: { id: 'betting.group.cards', defaultMessage: 'Cards' },
  players: { id: 'betting.group.players', defaultMessage: 'Players' },
  specials: { id: 'betting.group.specials', defaultMessage: 'Specials' },
});
