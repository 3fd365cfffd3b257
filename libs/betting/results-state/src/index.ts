export { loadResults } from './load-results.ts';
export { resultsModule } from './module.ts';
export { selectAnswer, type AnswerView } from './results.slice.ts';
export { filterOfUrl, NO_RESULTS_FILTER } from './rules/filter-of-url.ts';
export { queryOfFilter } from './rules/query-of-filter.ts';
export { selectIsAsked } from './select-is-asked.ts';
export { keyOfQuestion, type AnswerOf, type Question, type QuestionKind } from './rules/question.ts';
