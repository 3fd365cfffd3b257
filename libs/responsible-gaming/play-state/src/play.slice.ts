import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { CheckAction, PlannedBreak, PlayerLimitView, RealityCheck } from '@touchline/responsible-gaming-contract';
import type { RootState } from '@touchline/shared-state';

/** The player's answer; `isLast`: turns further checks off. */
export interface CheckAnswer {
  action: CheckAction;
  isLast: boolean;
}

/** State of pings, the reality check and breaks in this tab. */
export interface PlayState {
  /** Whether the service reported a session limit or reality checks, so that it is pinged every 30 s. @spec RG-12 */
  isCounted: boolean;
  check: RealityCheck | null;
  answering: 'no' | 'busy' | 'failed';
  /** State of a 24-hour break started by the player. */
  dayBreak: 'no' | 'busy' | 'failed' | 'begun';
  /** A looser limit that is due for confirmation. @spec RG-05 */
  confirmation: PlayerLimitView | null;
  confirming: 'no' | 'busy' | 'failed';
  /** The stake limit with the smallest unused part; null if there is none. @spec LIM-12 */
  tightest: PlayerLimitView | null;
  /** End of the self-exclusion in seconds; null if there is none. @spec LIM-5 */
  excludedUntil: number | null;
  /** A self-exclusion that has not started, in seconds; null if there is none. @spec RG-08 */
  plannedBreak: PlannedBreak | null;
}

/** Starts a 24-hour break. @spec LIM-5 */
export const dayBreakWanted = createAction('play/dayBreakWanted');
/** Answers the reality check. */
export const checkAnswered = createAction<CheckAnswer>('play/checkAnswered');

/** Answers the question about a looser limit; `later` asks again on the next visit. @spec RG-05 */
export const confirmationAnswered = createAction<'confirm' | 'reject' | 'later'>('play/confirmationAnswered');

/** Loads the tightest limit, before a stake outside the coupon. @spec LIM-12 */
export const tightestWanted = createAction('play/tightestWanted');
/** A looser limit can be confirmed after this many seconds. @spec RG-05 */
export const confirmationDue = createAction<number>('play/confirmationDue');

const initialState: PlayState = {
  ...{ isCounted: false, check: null, answering: 'no', dayBreak: 'no' },
  ...{ confirmation: null, confirming: 'no', tightest: null, excludedUntil: null, plannedBreak: null },
};

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
    confirmationShown: (state, { payload }: PayloadAction<PlayerLimitView>) => {
      state.confirmation = payload;
      state.confirming = 'no';
    },
    confirmationClosed: (state) => {
      state.confirmation = null;
      state.confirming = 'no';
    },
    confirmingChanged: (state, { payload }: PayloadAction<PlayState['confirming']>) => {
      state.confirming = payload;
    },
    tightestKnown: (state, { payload }: PayloadAction<PlayerLimitView | null>) => {
      state.tightest = payload;
    },
    breakKnown: (state, { payload }: PayloadAction<number | null>) => {
      state.excludedUntil = payload;
    },
    breakPlanned: (state, { payload }: PayloadAction<PlannedBreak | null>) => {
      state.plannedBreak = payload;
    },
    answeringChanged: (state, { payload }: PayloadAction<PlayState['answering']>) => {
      state.answering = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState).addCase(sessionReceived, () => initialState);
  },
});

export const {
  answeringChanged,
  breakKnown,
  breakPlanned,
  checkClosed,
  checkShown,
  confirmationClosed,
  confirmationShown,
  confirmingChanged,
  dayBreakChanged,
  playCounted,
  tightestKnown,
} = playSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    play: PlayState;
  }
}

export const selectPlay = (state: RootState): PlayState => state.play ?? initialState;
/** Whether the sagas of play have loaded, which the shell does after the page. Actions dispatched earlier are ignored. */
export const selectIsPlayThere = (state: RootState): boolean => state.play !== undefined;
