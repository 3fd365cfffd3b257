import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { CheckAction, PlannedBreak, PlayerLimitView, RealityCheck } from '@touchline/responsible-gaming-contract';

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
  /** A looser limit whose time has come: the player is asked. @spec RG-05 */
  confirmation: PlayerLimitView | null;
  confirming: 'no' | 'busy' | 'failed';
  /** Of the limits on stakes the one with the least left; null when there is none. @spec LIM-12 */
  tightest: PlayerLimitView | null;
  /** Until when the player has excluded themselves, seconds; null when they have not. @spec LIM-5 */
  excludedUntil: number | null;
  /** A self-exclusion that has not begun, seconds; null when none is planned. @spec RG-08 */
  plannedBreak: PlannedBreak | null;
}

/** The player starts a break of 24 hours. @spec LIM-5 */
export const dayBreakWanted = createAction('play/dayBreakWanted');
/** The player answers the reality check. */
export const checkAnswered = createAction<CheckAnswer>('play/checkAnswered');

/** The player answers the question about a looser limit; `later` asks again with the next visit. @spec RG-05 */
export const confirmationAnswered = createAction<'confirm' | 'reject' | 'later'>('play/confirmationAnswered');

/** The player is about to stake money somewhere that has no coupon: what their limits leave is read. @spec LIM-12 */
export const tightestWanted = createAction('play/tightestWanted');
/** A looser limit can be confirmed in so many seconds. @spec RG-05 */
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

/** State that holds the slice `play`. */
export interface WithPlay {
  play: PlayState;
}

export const selectPlay = (state: unknown): PlayState => (state as Partial<WithPlay>).play ?? initialState;
/** Whether the processes of play have come: the shell loads them after the page. What is dispatched before reaches nobody. */
export const selectIsPlayThere = (state: unknown): boolean => (state as Partial<WithPlay>).play !== undefined;
