import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { MOST_BUILDER_LEGS, type BuilderGame, type BuilderLeg, type BuilderPrice, type Section } from '@touchline/betting-contract';
import type { PickedGame } from '@touchline/betting-coupon-state';
import type { RootState } from '@touchline/shared-state';

/** The bet builder of the game whose page is open. @spec BT-10 */
export interface BuilderState {
  /** True while the builder is on the screen; the price is polled only then. */
  isOpen: boolean;
  /** Game of the last choice. */
  game: { id: number; section: Section } | null;
  /** Markets and suggestions of the game that can be combined; null until loaded. */
  about: BuilderGame | null;
  legs: readonly BuilderLeg[];
  /** Price of the current legs, or the reason why they can't be combined; null until answered. */
  price: BuilderPrice | null;
  /** True when the last request failed; polling continues. */
  isFailed: boolean;
  /** True while the combination is being added to the coupon. */
  isAdding: boolean;
}

const initialState: BuilderState = { isOpen: false, game: null, about: null, legs: [], price: null, isFailed: false, isAdding: false };

/** The player adds the combination to the coupon, with the game as the page shows it. */
export const addWanted = createAction<{ game: PickedGame; pageType: string }>('builder/addWanted');

const unpriced = (legs: readonly BuilderLeg[]) => ({ legs, price: null, isFailed: false });

export const builderSlice = createSlice({
  name: 'builder',
  initialState,
  reducers: {
    /** Drops the legs of another game, keeps those of the same game. */
    builderOpened: (state, { payload }: PayloadAction<{ id: number; section: Section }>): BuilderState =>
      state.game?.id === payload.id ? { ...state, isOpen: true, game: payload } : { ...initialState, isOpen: true, game: payload },
    builderClosed: (state) => void (state.isOpen = false),
    /** Selects or deselects an outcome; ignores outcomes beyond the maximum number of legs. */
    legToggled: (state, { payload }: PayloadAction<BuilderLeg>): BuilderState => {
      const others = state.legs.filter(({ outcomeId }) => outcomeId !== payload.outcomeId);
      if (others.length < state.legs.length) return { ...state, ...unpriced(others) };
      return others.length >= MOST_BUILDER_LEGS ? state : { ...state, ...unpriced([...others, payload]) };
    },
    legsChosen: (state, { payload }: PayloadAction<readonly BuilderLeg[]>): BuilderState => ({ ...state, ...unpriced(payload) }),
    gameKnown: (state, { payload }: PayloadAction<BuilderGame>) => void (state.about = payload),
    priceKnown: (state, { payload }: PayloadAction<BuilderPrice>): BuilderState => ({ ...state, price: payload, isFailed: false }),
    priceFailed: (state) => void (state.isFailed = true),
    addingChanged: (state, { payload }: PayloadAction<boolean>) => void (state.isAdding = payload),
  },
});

export const { addingChanged, builderClosed, builderOpened, gameKnown, legsChosen, legToggled, priceFailed, priceKnown } =
  builderSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    builder: BuilderState;
  }
}

export const selectBuilder = (state: RootState): BuilderState => state.builder ?? initialState;

/** The chosen outcomes of the game and its sub-games. */
export const selectLegs = (state: RootState): readonly BuilderLeg[] => selectBuilder(state).legs;
