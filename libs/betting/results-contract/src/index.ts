export { resultsCalls } from './calls.ts';
export { RESULT_PHASES, RESULTS_PAGE_SIZE, type ResultPhase, type ResultsFilter } from './kinds.ts';
export type {
  BracketPair,
  ChampStatistic,
  CupSeason,
  CupWinner,
  FormGame,
  GameStatistic,
  OddsMoment,
  ResultChamp,
  ResultEvent,
  ResultGame,
  ResultOpponent,
  ResultScore,
  ResultsDay,
  ResultShootOut,
  ResultSport,
  Scorer,
  ScorePair,
  SettledMarket,
  SettledOutcome,
  SquadPlayer,
  Standing,
  SubResult,
  TeamStatistic,
} from './results.ts';
export { champStatisticId, gameStatisticId, readStatisticId, teamStatisticId } from './statistic-ids.ts';
