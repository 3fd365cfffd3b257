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
    /** A navigation left them behind. @spec GD-14 */
    modalsLeft: () => initialState,
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
