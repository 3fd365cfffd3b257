import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { AvailableLimit, PlayerLimitView, QuizResult, SelfExcludeReason } from '@touchline/responsible-gaming-contract';
import type { RootState } from '@touchline/shared-state';
import type { LimitChanged, LimitDecision, LimitWish, QuizAnswers } from './api/limit-changes.ts';

/** The player's limits, as last reported by the service. */
export interface LimitsState {
  status: 'unknown' | 'failed' | 'ready';
  userId: number | null;
  limits: PlayerLimitView[];
  offered: AvailableLimit[];
  /** Reasons to choose from for a self-exclusion; empty if the service has none or did not respond. @spec RG-18 */
  reasons: SelfExcludeReason[];
  /** Type of the limit that is being changed. */
  saving: number | null;
  /** Result of the last change. */
  result: LimitResult | null;
  /** Questions to answer before a change is made. @spec RG-14 */
  quiz: OpenQuiz | null;
}

/** Result of a change, for display. @spec RG-15 */
export interface LimitResult {
  limitType: number;
  what: 'set' | 'confirm' | 'reject';
  isMade: boolean;
  /** 200, or the status of the refusal: 403 if it had none. */
  status: number;
  /** Text of the service in the player's language; null if there is none. */
  title: string | null;
}

/** An open quiz. */
export interface OpenQuiz extends NonNullable<LimitChanged['quiz']> {
  wish: LimitWish;
  /** `failed`: the answers could not be sent. `wrong`: marked, and nothing was changed. */
  status: 'open' | 'busy' | 'failed' | 'wrong';
  /** Ids of the questions of a marked quiz with wrong answers. */
  wrong: number[];
}

/** Loads the player's limits. */
export const limitsWanted = createAction('limits/wanted');
/** Sets a limit. */
export const limitWanted = createAction<LimitWish>('limits/limitWanted');
/** Confirms or cancels a pending looser value. */
export const decisionWanted = createAction<LimitDecision & { limitType: number }>('limits/decisionWanted');

/** Answers the quiz. @spec RG-14 */
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
    /** Data that is already loaded is kept. */
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
    quizOpened: (state, { payload }: PayloadAction<Pick<OpenQuiz, 'tokenGuid' | 'questions' | 'wish'>>) => {
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

export const { changeBegun, changeMade, changeRefused, limitsFailed, limitsReceived, quizOpened, quizClosed, quizMarked, quizWent } =
  limitsSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    limits: LimitsState;
  }
}

export const selectLimits = (state: RootState): LimitsState => state.limits ?? initialState;
