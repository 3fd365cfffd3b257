export { legWords } from './leg-words.ts';
export { useBookedWords, type BookedSelection } from './use-booked-words.ts';
export { useGroupName } from './use-group-name.ts';
export { countsGoals, marketName, outcomeName, periodName, countName, shootOutName, useNames, useOutcomeName } from './use-names.ts';
export type { MarketToName, NameContext, NameLength, Names, OutcomeToName } from './use-names.ts';
