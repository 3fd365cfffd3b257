import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Every modal that may stand over a page. What each one shows is the shell's. */
export const MODAL_NAMES = [
  'login',
  'registration',
  'forgot-password',
  'settings',
  'consent',
  'age',
  'new-site',
  'terms',
  'support',
  // Something to read and to close: an error, a success, a word.
  'message',
] as const;
export type ModalName = (typeof MODAL_NAMES)[number];

export const isModalName = (name: string): name is ModalName => (MODAL_NAMES as readonly string[]).includes(name);

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
