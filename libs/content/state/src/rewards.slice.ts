import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Points, PromotionProgress } from '@touchline/content-contract';
import type { RootState } from '@touchline/shared-state';

/** Promotion progress and points of the signed-in player. */
export interface RewardsState {
  userId: number | null;
  progress: Readonly<Record<string, PromotionProgress>>;
  points: Points | null;
  /** The promotion or shop item with a pending request. */
  busy: string | null;
  /** Code of the last rejection; null after a success. */
  failure: string | null;
  isFailed: boolean;
}

const initialState: RewardsState = { userId: null, progress: {}, points: null, busy: null, failure: null, isFailed: false };
const ofPlayer = (state: RewardsState, userId: number): RewardsState => (state.userId === userId ? state : { ...initialState, userId });

export const rewardsSlice = createSlice({
  name: 'rewards',
  initialState,
  reducers: {
    progressWanted: (state, _: PayloadAction<{ slug: string }>): RewardsState => ({ ...state, isFailed: false }),
    pointsWanted: (state): RewardsState => ({ ...state, isFailed: false }),
    joinWanted: (state, { payload }: PayloadAction<{ slug: string }>): RewardsState => ({ ...state, busy: payload.slug, failure: null }),
    purchaseWanted: (state, { payload }: PayloadAction<{ item: string }>): RewardsState => ({
      ...state,
      busy: payload.item,
      failure: null,
    }),
    progressReceived: (
      state,
      { payload: { userId, slug, progress } }: PayloadAction<{ userId: number; slug: string; progress: PromotionProgress }>,
    ): RewardsState => {
      const own = ofPlayer(state, userId);
      return { ...own, busy: own.busy === slug ? null : own.busy, progress: { ...own.progress, [slug]: progress } };
    },
    pointsReceived: (state, { payload: { userId, points } }: PayloadAction<{ userId: number; points: Points }>): RewardsState => ({
      ...ofPlayer(state, userId),
      points,
      busy: null,
    }),
    rewardsFailed: (state): RewardsState => ({ ...state, isFailed: true }),
    rewardRefused: (state, { payload }: PayloadAction<{ failure: string }>): RewardsState => ({
      ...state,
      busy: null,
      failure: payload.failure,
    }),
  },
});

export const { joinWanted, pointsReceived, pointsWanted, progressReceived, progressWanted, purchaseWanted, rewardRefused, rewardsFailed } =
  rewardsSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    rewards: RewardsState;
  }
}

/** The rewards of the given player; never those of another. */
export const selectRewards = (state: RootState, userId: number | null): RewardsState => {
  const rewards = state.rewards ?? initialState;
  return rewards.userId === null || rewards.userId === userId ? rewards : initialState;
};
