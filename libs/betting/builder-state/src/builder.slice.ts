import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { MOST_BUILDER_LEGS, type BuilderGame, type BuilderLeg, type BuilderPrice, type Section } from '@touchline/betting-contract';
import type { PickedGame } from '@touchline/betting-coupon-state';

/** The bet builder of the game whose page is open. @spec BT-10 */
export interface BuilderState {
  /** It is on the screen: only then are prices kept fresh. */
  isOpen: boolean;
  /** The game that was chosen from last. */
  game: { id: number; section: Section } | null;
  /** What can be put together of the game; null before anybody knows. */
  about: BuilderGame | null;
  legs: readonly BuilderLeg[];
  /** What the legs cost together, or why they make no combination; null while that is not known of these legs. */
  price: BuilderPrice | null;
  /** The last question was not answered; another follows. */
  isFailed: boolean;
  /** It is on its way into the coupon. */
  isAdding: boolean;
}

const initialState: BuilderState = { isOpen: false, game: null, about: null, legs: [], price: null, isFailed: false, isAdding: false };

/** The player wants the combination in the coupon, as the page of this game shows it. */
export const addWanted = createAction<{ game: PickedGame; pageType: string }>('builder/addWanted');

const unpriced = (legs: readonly BuilderLeg[]) => ({ legs, price: null, isFailed: false });

export const builderSlice = createSlice({
  name: 'builder',
  initialState,
  reducers: {
    /** What was chosen of another game is gone; of the same game it stays. */
    builderOpened: (state, { payload }: PayloadAction<{ id: number; section: Section }>): BuilderState =>
      state.game?.id === payload.id ? { ...state, isOpen: true, game: payload } : { ...initialState, isOpen: true, game: payload },
    builderClosed: (state) => void (state.isOpen = false),
    /** Chooses an outcome or lets it go; more than can be combined are not taken. */
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

export const selectBuilder = (state: unknown): BuilderState => (state as { builder?: BuilderState }).builder ?? initialState;

/** What is chosen of the game and its parts. */
export const selectLegs = (state: unknown): readonly BuilderLeg[] => selectBuilder(state).legs;
