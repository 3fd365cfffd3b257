import type { RootState } from '@touchline/shared-state';
import { keyOfQuestion, type Question } from './rules/question.ts';

/** Whether a question was asked at all. */
export const selectIsAsked = (state: RootState, question: Question): boolean => state.results?.[keyOfQuestion(question)] !== undefined;
