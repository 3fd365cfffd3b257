import type { ResultsState } from './results.slice.ts';
import { keyOfQuestion, type Question } from './rules/question.ts';

/** Whether a question was asked at all. */
export const selectIsAsked = (state: unknown, question: Question): boolean =>
  (state as { results?: ResultsState }).results?.[keyOfQuestion(question)] !== undefined;
