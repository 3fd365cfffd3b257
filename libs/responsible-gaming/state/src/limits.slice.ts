import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { AvailableLimit, PlayerLimitView } from '@touchline/responsible-gaming-contract';
import type { LimitDecision, LimitWish } from './api/limits-api.ts';

/** Limits of the player as the service told them last. */
export interface LimitsState {
  status: 'unknown' | 'failed' | 'ready';
  userId: number | null;
  limits: PlayerLimitView[];
  offered: AvailableLimit[];
  /** Type of the limit that is being changed. */
  saving: number | null;
  /** What became of the last change: the code of a refusal, or null when it was made. */
  result: { limitType: number; failure: string | null } | null;
}

/** The player looks at their limits. */
export const limitsWanted = createAction('limits/wanted');
/** The player sets a limit. */
export const limitWanted = createAction<LimitWish>('limits/limitWanted');
/** The player confirms a looser value that waited, or takes it back. */
export const decisionWanted = createAction<LimitDecision & { limitType: number }>('limits/decisionWanted');

const initialState: LimitsState = { status: 'unknown', userId: null, limits: [], offered: [], saving: null, result: null };

export const limitsSlice = createSlice({
  name: 'limits',
  initialState,
  reducers: {
    limitsReceived: (
      state,
      { payload }: PayloadAction<{ userId: number; limits: PlayerLimitView[]; offered: AvailableLimit[] }>,
    ): LimitsState => ({ ...state, ...payload, status: 'ready' }),
    /** What is known stays on the screen. */
    limitsFailed: (state) => {
      if (state.status !== 'ready') state.status = 'failed';
    },
    changeBegun: (state, { payload }: PayloadAction<{ limitType: number }>) => {
      state.saving = payload.limitType;
      state.result = null;
    },
    changeMade: (state, { payload }: PayloadAction<{ limitType: number; limits: PlayerLimitView[] }>) => {
      state.saving = null;
      state.limits = payload.limits;
      state.result = { limitType: payload.limitType, failure: null };
    },
    changeRefused: (state, { payload }: PayloadAction<{ limitType: number; failure: string }>) => {
      state.saving = null;
      state.result = payload;
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

export const { changeBegun, changeMade, changeRefused, limitsFailed, limitsReceived } = limitsSlice.actions;

/** State that holds the slice `limits`. */
export interface WithLimits {
  limits: LimitsState;
}

export const selectLimits = (state: unknown): LimitsState => (state as Partial<WithLimits>).limits ?? initialState;
