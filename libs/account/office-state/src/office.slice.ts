import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { RootState } from '@touchline/shared-state';
import type { ChangeKey, LoadedKey } from './api/office-api.ts';
import type { OfficeData, OfficeKey } from './api/office-readers.ts';

/** Result of a change: running, done, or refused with the code and the field of the refusal. */
export type ChangeResult = { status: 'busy' } | { status: 'done' } | { status: 'refused'; code: string; field: string | null };

export interface OfficeState {
  userId: number | null;
  data: Partial<OfficeData>;
  /** Keys that failed to load and have no data yet, with the code of the failure. */
  failed: Partial<Record<OfficeKey, string>>;
  changes: Partial<Record<ChangeKey, ChangeResult>>;
  /** Progress of an upload in parts; null if there is none. */
  upload: { kind: string; sent: number; parts: number } | null;
}

/** Loads data of the office. */
export const officeWanted = createAction<LoadedKey>('office/wanted');
/** Changes data of the office. */
export const officeChangeWanted = createAction<{ key: ChangeKey; body: unknown }>('office/changeWanted');
/** Uploads a picture, a JPEG in base64. */
export const documentChosen = createAction<{ kind: string; picture: string }>('office/documentChosen');

const nothing: OfficeState = { userId: null, data: {}, failed: {}, changes: {}, upload: null };

export const officeSlice = createSlice({
  name: 'office',
  initialState: nothing,
  reducers: {
    officeReceived: (state, { payload }: PayloadAction<{ userId: number; key: OfficeKey; value: OfficeData[OfficeKey] }>) => {
      const { userId, key, value } = payload;
      const kept = state.userId === userId ? state : nothing;
      const { [key]: _, ...failed } = kept.failed;
      return { ...kept, userId, failed, data: { ...kept.data, [key]: value } };
    },
    /** Data that is already loaded is kept. */
    officeFailed: (state, { payload }: PayloadAction<{ userId: number; key: LoadedKey; code: string }>) => {
      const { userId, key, code } = payload;
      const kept = state.userId === userId ? state : nothing;
      return kept.data[key] === undefined ? { ...kept, userId, failed: { ...kept.failed, [key]: code } } : kept;
    },
    changeEnded: (state, { payload }: PayloadAction<{ key: ChangeKey; result: ChangeResult }>) => {
      state.changes[payload.key] = payload.result;
    },
    /** Resets a result, when its page is left or its form is used again. */
    changeForgotten: (state, { payload }: PayloadAction<ChangeKey>) => {
      delete state.changes[payload];
    },
    uploadMoved: (state, { payload }: PayloadAction<OfficeState['upload']>) => {
      state.upload = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => nothing)
      .addCase(sessionReceived, (state, { payload }) => (payload.status === 'player' && payload.userId === state.userId ? state : nothing));
  },
});

export const { changeEnded, changeForgotten, officeFailed, officeReceived, uploadMoved } = officeSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    office: OfficeState;
  }
}

export const selectOffice = (state: RootState): OfficeState => state.office ?? nothing;
