import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@touchline/shared-state';
import { keyOfQuestion, type AnswerOf, type Question, type QuestionKind } from './rules/question.ts';

/** Stored state of a question. A failed refresh keeps the previous answer. */
export interface KnownAnswer {
  status: 'loading' | 'ready' | 'failed';
  answer: AnswerOf[QuestionKind] | null;
}

/** Answers by the key of their question, the most recent question last. */
export type ResultsState = Readonly<Record<string, KnownAnswer>>;

/** Number of answers kept for back navigation. */
const KEPT = 12;
const initialState: ResultsState = {};

function withAnswer(state: ResultsState, key: string, known: KnownAnswer): ResultsState {
  const others = Object.entries(state).filter(([other]) => other !== key);
  return Object.fromEntries([...others.slice(1 - KEPT), [key, known]]);
}

export const resultsSlice = createSlice({
  name: 'results',
  initialState,
  reducers: {
    answerRequested: (state, { payload }: PayloadAction<Question>) => {
      const key = keyOfQuestion(payload);
      const answer = (state as ResultsState)[key]?.answer ?? null;
      return withAnswer(state as ResultsState, key, { status: answer === null ? 'loading' : 'ready', answer });
    },
    answerReceived: (state, { payload: { question, answer } }: PayloadAction<{ question: Question; answer: AnswerOf[QuestionKind] }>) =>
      withAnswer(state as ResultsState, keyOfQuestion(question), { status: 'ready', answer }),
    answerFailed: (state, { payload }: PayloadAction<Question>) => {
      const key = keyOfQuestion(payload);
      const answer = (state as ResultsState)[key]?.answer ?? null;
      return withAnswer(state as ResultsState, key, { status: answer === null ? 'failed' : 'ready', answer });
    },
  },
});

export const { answerRequested, answerReceived, answerFailed } = resultsSlice.actions;

/** Status of a question. */
export type AnswerView<T> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; answer: T };

const LOADING = { status: 'loading' } as const;
const FAILED = { status: 'failed' } as const;

declare module '@touchline/shared-state' {
  interface RootSlices {
    results: ResultsState;
  }
}

/**
 * Status of a question; loading before the first request. Views with an answer are stored objects, so they keep their identity until the
 * answer changes.
 */
export function selectAnswer<Kind extends QuestionKind>(state: RootState, question: Question<Kind>): AnswerView<AnswerOf[Kind]> {
  const known = state.results?.[keyOfQuestion(question as Question)];
  if (known === undefined || known.status === 'loading') return LOADING;
  return known.answer === null ? FAILED : (known as AnswerView<AnswerOf[Kind]>);
}
