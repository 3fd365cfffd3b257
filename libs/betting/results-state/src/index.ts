export { loadResults } from './load-results.ts';
export { resultsModule } from './module.ts';
export { selectAnswer, type AnswerView } from './results.slice.ts';
export { filterOfUrl, lastDays, NO_RESULTS_FILTER, queryOfFilter } from './rules/filter-of-url.ts';
export { keyOfQuestion, type AnswerOf, type Question, type QuestionKind } from './rules/question.ts';
