import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { AvailableLimit, PlayerLimitView, QuizResult, SelfExcludeReason } from '@touchline/responsible-gaming-contract';
import type { LimitChanged, LimitDecision, LimitWish, QuizAnswers } from './api/limit-changes.ts';

/** Limits of the player as the service told them last. */
export interface LimitsState {
  status: 'unknown' | 'failed' | 'ready';
  userId: number | null;
  limits: PlayerLimitView[];
  offered: AvailableLimit[];
  /** What a player may say about a self-exclusion; empty where the service names none, or did not answer. @spec RG-18 */
  reasons: SelfExcludeReason[];
  /** Type of the limit that is being changed. */
  saving: number | null;
  /** What became of the last change. */
  result: LimitResult | null;
  /** Questions that have to be answered before a change is taken. @spec RG-14 */
  quiz: OpenQuiz | null;
}

/** What became of a change, for whoever tells the player. @spec RG-15 */
export interface LimitResult {
  limitType: number;
  what: 'set' | 'confirm' | 'reject';
  isMade: boolean;
  /** 200, or the status of the refusal: 403 when there was none. */
  status: number;
  /** The service's words in the player's language; null when it gave none. */
  title: string | null;
}

/** A quiz on the screen. */
export interface OpenQuiz extends NonNullable<LimitChanged['quiz']> {
  wish: LimitWish;
  /** `failed`: the answers did not arrive. `wrong`: marked, and nothing was changed. */
  status: 'open' | 'busy' | 'failed' | 'wrong';
  /** Of a marked quiz the questions that were answered wrongly. */
  wrong: number[];
}

/** The player looks at their limits. */
export const limitsWanted = createAction('limits/wanted');
/** The player sets a limit. */
export const limitWanted = createAction<LimitWish>('limits/limitWanted');
/** The player confirms a looser value that waited, or takes it back. */
export const decisionWanted = createAction<LimitDecision & { limitType: number }>('limits/decisionWanted');

/** The player answers the quiz. @spec RG-14 */
export const quizAnswered = createAction<QuizAnswers['answers']>('limits/quizAnswered');

const initialState: LimitsState = {
  ...{ status: 'unknown', userId: null, limits: [], offered: [], reasons: [] },
  ...{ saving: null, result: null, quiz: null },
};

export const limitsSlice = createSlice({
  name: 'limits',
  initialState,
  reducers: {
    limitsReceived: (
      state,
      { payload }: PayloadAction<{ userId: number } & Pick<LimitsState, 'limits' | 'offered' | 'reasons'>>,
    ): LimitsState => ({ ...state, ...payload, status: 'ready' }),
    /** What is known stays on the screen. */
    limitsFailed: (state) => {
      if (state.status !== 'ready') state.status = 'failed';
    },
    changeBegun: (state, { payload }: PayloadAction<{ limitType: number }>) => {
      state.saving = payload.limitType;
      state.result = null;
    },
    changeMade: (state, { payload }: PayloadAction<{ limits: PlayerLimitView[]; result: LimitResult }>) => {
      state.saving = null;
      state.limits = payload.limits;
      state.result = payload.result;
    },
    changeRefused: (state, { payload }: PayloadAction<LimitResult>) => {
      state.saving = null;
      state.result = payload;
    },
    quizAsked: (state, { payload }: PayloadAction<Pick<OpenQuiz, 'tokenGuid' | 'questions' | 'wish'>>) => {
      state.saving = null;
      state.quiz = { ...payload, status: 'open', wrong: [] };
    },
    quizWent: (state, { payload }: PayloadAction<'busy' | 'failed'>) => {
      if (state.quiz !== null) state.quiz.status = payload;
    },
    quizMarked: (state, { payload }: PayloadAction<QuizResult>) => {
      state.limits = payload.limitsData;
      if (state.quiz === null) return;
      if (payload.success) {
        const { limitType } = state.quiz.wish;
        state.result = { limitType, what: 'set', isMade: true, status: 200, title: null };
        state.quiz = null;
      } else {
        state.quiz.status = 'wrong';
        state.quiz.wrong = payload.questionsResult.flatMap(({ id, isRight }) => (isRight ? [] : [id]));
      }
    },
    quizClosed: (state) => {
      state.quiz = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(sessionReceived, (state, { payload }) =>
        payload.status === 'player' && payload.userId === state.userId ? state : initialState,
      );
  },
});

export const { changeBegun, changeMade, changeRefused, limitsFailed, limitsReceived, quizAsked, quizClosed, quizMarked, quizWent } =
  limitsSlice.actions;

/** State that holds the slice `limits`. */
export interface WithLimits {
  limits: LimitsState;
}

export const selectLimits = (state: unknown): LimitsState => (state as Partial<WithLimits>).limits ?? initialState;
