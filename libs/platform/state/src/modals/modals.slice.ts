import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@touchline/shared-state';

/** Name of a modal: one of the shell's, or one from a section's manifest. */
export type ModalName = string;

/** An open modal; the last of the stack is on top. */
export interface OpenModal {
  modal: ModalName;
  /** Parameters of the modal: strings only, so that a link can carry them. */
  params: Readonly<Record<string, string>>;
}

export interface ModalsState {
  stack: readonly OpenModal[];
}

const initialState: ModalsState = { stack: [] };

/** Modals that survive an automatic change of page: a player who requested a break gets its question on any page. @spec LIM-14 */
const OUTLASTING: readonly ModalName[] = ['break'];
/** Whether a modal stays open when the page changes by itself. */
export const outlastsPages = (modal: ModalName): boolean => OUTLASTING.includes(modal);

export const modalsSlice = createSlice({
  name: 'modals',
  initialState,
  reducers: {
    /** Moves a modal that is already open to the top with its new params; a modal is never open twice. @spec GD-14 */
    modalOpened: ({ stack }, { payload }: PayloadAction<{ modal: ModalName; params?: Readonly<Record<string, string>> }>) => ({
      stack: [...stack.filter(({ modal }) => modal !== payload.modal), { modal: payload.modal, params: payload.params ?? {} }],
    }),
    /** Closes the named modal, or the top one. */
    modalClosed: ({ stack }, { payload }: PayloadAction<{ modal?: ModalName }>) => ({
      stack: payload.modal === undefined ? stack.slice(0, -1) : stack.filter(({ modal }) => modal !== payload.modal),
    }),
    /**
     * Closes the modals that were open when the navigation began, except those that outlast pages. Modals opened since stay.
     *
     * @spec GD-14 LIM-14
     */
    modalsLeft: ({ stack }, { payload }: PayloadAction<{ modals: readonly ModalName[] }>) => ({
      stack: stack.filter(({ modal }) => outlastsPages(modal) || !payload.modals.includes(modal)),
    }),
  },
});

export const { modalClosed, modalOpened, modalsLeft } = modalsSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    modals: ModalsState;
  }
}

export const selectModals = (state: RootState): readonly OpenModal[] => (state.modals ?? initialState).stack;
/** The modal on top; null when none is open. */
export const selectTopModal = (state: RootState): OpenModal | null => selectModals(state).at(-1) ?? null;
