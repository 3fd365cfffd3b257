import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { CheckAction, RealityCheck } from '@touchline/responsible-gaming-contract';

/** What the player answers; `isLast`: they want no more checks. */
export interface CheckAnswer {
  action: CheckAction;
  isLast: boolean;
}

/** The reality check that is shown in this tab, and whether the service is asked for the next one. */
export interface PlayState {
  /** The service told of a session limit or of reality checks: it is asked every 30 s. @spec RG-12 */
  isCounted: boolean;
  check: RealityCheck | null;
  answering: 'no' | 'busy' | 'failed';
  /** A break of 24 hours that the player starts from wherever they are. */
  dayBreak: 'no' | 'busy' | 'failed' | 'begun';
}

/** The player starts a break of 24 hours. @spec LIM-5 */
export const dayBreakWanted = createAction('play/dayBreakWanted');
/** The player answers the reality check. */
export const checkAnswered = createAction<CheckAnswer>('play/checkAnswered');

const initialState: PlayState = { isCounted: false, check: null, answering: 'no', dayBreak: 'no' };

export const playSlice = createSlice({
  name: 'play',
  initialState,
  reducers: {
    playCounted: (state, { payload }: PayloadAction<boolean>) => {
      state.isCounted = payload;
    },
    checkShown: (state, { payload }: PayloadAction<RealityCheck>) => ({ ...state, check: payload, answering: 'no' as const }),
    checkClosed: (state) => ({ ...state, check: null, answering: 'no' as const }),
    dayBreakChanged: (state, { payload }: PayloadAction<PlayState['dayBreak']>) => {
      state.dayBreak = payload;
    },
    answeringChanged: (state, { payload }: PayloadAction<PlayState['answering']>) => {
      state.answering = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState).addCase(sessionReceived, () => initialState);
  },
});

export const { answeringChanged, checkClosed, checkShown, dayBreakChanged, playCounted } = playSlice.actions;

/** State that holds the slice `play`. */
export interface WithPlay {
  play: PlayState;
}

export const selectPlay = (state: unknown): PlayState => (state as Partial<WithPlay>).play ?? initialState;
