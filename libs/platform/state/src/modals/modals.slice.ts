import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Name of a modal: one of the shell's own, or one that a section's manifest names. */
export type ModalName = string;

/** A modal that is open; the last of the stack is on top. */
export interface OpenModal {
  modal: ModalName;
  /** What it was opened with: texts only, so that a link can say them. */
  params: Readonly<Record<string, string>>;
}

export interface ModalsState {
  stack: readonly OpenModal[];
}

const initialState: ModalsState = { stack: [] };

/** Modals that stay open when another page comes by itself: a player who asks for a break gets the question, wherever they land. @spec LIM-14 */
const OUTLASTING: readonly ModalName[] = ['break'];
/** Whether a modal stays open when another page comes by itself. */
export const outlastsPages = (modal: ModalName): boolean => OUTLASTING.includes(modal);

export const modalsSlice = createSlice({
  name: 'modals',
  initialState,
  reducers: {
    /** A modal that is open already comes to the top with its new params: it is never there twice. @spec GD-14 */
    modalOpened: ({ stack }, { payload }: PayloadAction<{ modal: ModalName; params?: Readonly<Record<string, string>> }>) => ({
      stack: [...stack.filter(({ modal }) => modal !== payload.modal), { modal: payload.modal, params: payload.params ?? {} }],
    }),
    /** Closes the named modal, or the one on top. */
    modalClosed: ({ stack }, { payload }: PayloadAction<{ modal?: ModalName }>) => ({
      stack: payload.modal === undefined ? stack.slice(0, -1) : stack.filter(({ modal }) => modal !== payload.modal),
    }),
    /** A navigation leaves behind what was open when it began, except what outlasts pages; what was opened since stays. @spec GD-14 LIM-14 */
    modalsLeft: ({ stack }, { payload }: PayloadAction<{ modals: readonly ModalName[] }>) => ({
      stack: stack.filter(({ modal }) => outlastsPages(modal) || !payload.modals.includes(modal)),
    }),
  },
});

export const { modalClosed, modalOpened, modalsLeft } = modalsSlice.actions;

/** State that holds the slice `modals`. */
export interface WithModals {
  modals: ModalsState;
}

export const selectModals = (state: unknown): readonly OpenModal[] => ((state as Partial<WithModals>).modals ?? initialState).stack;
/** The modal that the player sees. */
export const selectTopModal = (state: unknown): OpenModal | null => selectModals(state).at(-1) ?? null;
