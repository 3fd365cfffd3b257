import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { BookedBet, EditOffer, EditProblem, EditQuoteAnswer, PlacedBet, RefusalReason } from '@touchline/betting-contract';

/** A selection of the new bet: which price, and the names that it is told by. */
export type EditSelection = PlacedBet &
  Pick<BookedBet, 'sportId' | 'opponent1' | 'opponent2' | 'marketTypeId' | 'outcomeTypeId' | 'outcomeName' | 'param'>;

/** Why a bet was not exchanged; `not-arrived`: the backend could not be reached. */
export type EditFailure = EditProblem | RefusalReason | 'offer-changed' | 'not-arrived';

/** An exchange from the press to its answer. Amounts are minor units. */
export type EditProgress =
  { status: 'sending' | 'waiting' } | { status: 'accepted'; couponId: number; value: number } | { status: 'rejected'; reason: EditFailure };

/** The bet that the player is putting together out of an open one. */
export interface EditDraft {
  couponId: number;
  selections: readonly EditSelection[];
  /** What is added to the stake from the balance. */
  extra: number;
  /** What the backend said last, of these selections and this extra stake; null before it did. */
  answer: EditQuoteAnswer | null;
  hasFailed: boolean;
}

export interface EditState {
  draft: EditDraft | null;
  progress: Record<number, EditProgress>;
}

const initialState: EditState = { draft: null, progress: {} };

/** The player accepts the exchange on the screen. */
export const editWanted = createAction('editBet/wanted');

const keyOf = ({ couponId, selections, extra }: Pick<EditDraft, 'couponId' | 'selections' | 'extra'>) =>
  JSON.stringify([couponId, extra, selections.map(({ outcomeId }) => outcomeId)]);

export const editSlice = createSlice({
  name: 'editBet',
  initialState,
  reducers: {
    /** The player starts from the open selections of a bet. */
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
    /** An answer counts for the draft that it was asked for. */
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

const read = (state: unknown): EditState => (state as { editBet?: EditState }).editBet ?? initialState;
export const selectEditDraft = (state: unknown): EditDraft | null => read(state).draft;
export const selectEditProgress = (state: unknown, couponId: number): EditProgress | undefined => read(state).progress[couponId];
/** The exchange that can be accepted as it stands on the screen; null while there is none. @spec ODD-3 */
export function selectEditOffer(state: unknown): (EditOffer & { quote: string }) | null {
  const offer = read(state).draft?.answer?.offer;
  return offer?.quote == null ? null : { ...offer, quote: offer.quote };
}
