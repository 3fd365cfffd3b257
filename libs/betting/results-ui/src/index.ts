export { Bracket, type BracketProps } from './bracket/Bracket.tsx';
export { EventList, type EventListProps } from './events/EventList.tsx';
export { FormLetters, type FormLettersProps } from './form/FormLetters.tsx';
export { OddsChart, type OddsChartProps } from './odds/OddsChart.tsx';
export { ResultList, ResultRow, type ResultListProps, type ResultRowView } from './result/ResultList.tsx';
export { StandingsTable, type StandingsTableProps } from './table/StandingsTable.tsx';
