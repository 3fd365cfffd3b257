import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { BookedBet, EditOffer, EditProblem, EditQuoteAnswer, PlacedBet, RefusalReason } from '@touchline/betting-contract';
import type { RootState } from '@touchline/shared-state';

/** A selection of the new bet: the price, and the names to show it with. */
export type EditSelection = PlacedBet &
  Pick<BookedBet, 'sportId' | 'opponent1' | 'opponent2' | 'marketTypeId' | 'outcomeTypeId' | 'outcomeName' | 'param'>;

/** Why an exchange failed; `not-arrived`: the backend could not be reached. */
export type EditFailure = EditProblem | RefusalReason | 'offer-changed' | 'not-arrived';

/** An exchange, from the click to its answer. Amounts are minor units. */
export type EditProgress =
  { status: 'sending' | 'waiting' } | { status: 'accepted'; couponId: number; value: number } | { status: 'rejected'; reason: EditFailure };

/** The new bet that the player assembles from an open one. */
export interface EditDraft {
  couponId: number;
  selections: readonly EditSelection[];
  /** Added to the stake from the balance. */
  extra: number;
  /** Latest answer of the backend for these selections and this extra stake; null until it arrives. */
  answer: EditQuoteAnswer | null;
  hasFailed: boolean;
}

export interface EditState {
  draft: EditDraft | null;
  progress: Record<number, EditProgress>;
}

const initialState: EditState = { draft: null, progress: {} };

/** An exchange that can be accepted. */
export type QuotedEdit = EditOffer & { quote: string };
/** The player accepts the exchange that was on the screen when the press began. A newer one does not replace it. @spec ODD-2 */
export const editWanted = createAction<QuotedEdit>('editBet/wanted');

const keyOf = ({ couponId, selections, extra }: Pick<EditDraft, 'couponId' | 'selections' | 'extra'>) =>
  JSON.stringify([couponId, extra, selections.map(({ outcomeId }) => outcomeId)]);

export const editSlice = createSlice({
  name: 'editBet',
  initialState,
  reducers: {
    /** The player starts with the open selections of a bet. */
    editBegun: (state, { payload }: PayloadAction<Pick<EditDraft, 'couponId' | 'selections'>>) => {
      state.draft = { ...payload, selections: [...payload.selections], extra: 0, answer: null, hasFailed: false };
      delete state.progress[payload.couponId];
    },
    editChanged: (state, { payload }: PayloadAction<Partial<Pick<EditDraft, 'selections' | 'extra'>>>) => {
      if (state.draft === null) return;
      const next = { ...state.draft, ...payload, answer: null, hasFailed: false } as EditDraft;
      state.draft = { ...next, selections: [...next.selections] };
      delete state.progress[next.couponId];
    },
    editEnded: (state) => void (state.draft = null),
    /** Ignores an answer unless its key matches the current draft. */
    editQuoted: (state, { payload: { key, answer } }: PayloadAction<{ key: string; answer: EditQuoteAnswer | null }>) => {
      if (state.draft === null || keyOf(state.draft) !== key) return;
      state.draft.hasFailed = answer === null;
      if (answer !== null) state.draft.answer = answer;
    },
    editProgressed: (state, { payload }: PayloadAction<{ couponId: number; progress: EditProgress }>) => {
      state.progress[payload.couponId] = payload.progress;
      if (payload.progress.status === 'accepted') state.draft = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(sessionReceived, (state, { payload }) => (payload.status === 'player' ? state : initialState));
  },
});

export const { editBegun, editChanged, editEnded, editProgressed, editQuoted } = editSlice.actions;
export const draftKey = keyOf;

declare module '@touchline/shared-state' {
  interface RootSlices {
    editBet: EditState;
  }
}

const read = (state: RootState): EditState => state.editBet ?? initialState;
export const selectEditDraft = (state: RootState): EditDraft | null => read(state).draft;
export const selectEditProgress = (state: RootState, couponId: number): EditProgress | undefined => read(state).progress[couponId];
/** The exchange on the screen, if it can be accepted; otherwise null. @spec ODD-3 */
export function selectEditOffer(state: RootState): QuotedEdit | null {
  const offer = read(state).draft?.answer?.offer;
  return offer?.quote == null ? null : { ...offer, quote: offer.quote };
}
